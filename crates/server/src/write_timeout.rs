//! A connection that is given up if its visitor does not read for too long.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// This many bytes, or all that wait, have to get through in the allowed time.
const PIECE: usize = 16 << 10;

/// A stream whose writes fail if they take too long.
pub struct WriteTimeout {
    stream: TcpStream,
    limit: Duration,
    /// Runs from the first write that had to wait.
    waiting: Option<Pin<Box<Sleep>>>,
    /// How many bytes got through since then.
    written: usize,
}

impl WriteTimeout {
    pub fn new(stream: TcpStream, limit: Duration) -> Self {
        Self {
            stream,
            limit,
            waiting: None,
            written: 0,
        }
    }

    fn check(
        &mut self,
        context: &mut Context,
        poll: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match poll {
            Poll::Pending => {
                let waiting = self
                    .waiting
                    .get_or_insert_with(|| Box::pin(sleep(self.limit)));
                waiting
                    .as_mut()
                    .poll(context)
                    .map(|()| Err(io::ErrorKind::TimedOut.into()))
            }
            Poll::Ready(Ok(written)) => {
                self.written += written;
                if self.written >= PIECE {
                    self.caught_up();
                }
                Poll::Ready(Ok(written))
            }
            failed => failed,
        }
    }

    fn caught_up(&mut self) {
        (self.waiting, self.written) = (None, 0);
    }
}

impl AsyncRead for WriteTimeout {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        buffer: &mut ReadBuf,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WriteTimeout {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check(context, poll)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        pieces: &[io::IoSlice],
    ) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.check(context, poll)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Asked for when nothing is left to write.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        self.caught_up();
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

//! A connection whose visitor has to listen: what waits for them too long is given up.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// This many bytes have to get through in the time that is allowed, or all that there are.
const PIECE: usize = 16 << 10;

/// A stream that breaks if it takes too long to write.
pub struct WriteTimeout {
    stream: TcpStream,
    limit: Duration,
    /// Runs since the visitor was first waited for.
    waiting: Option<Pin<Box<Sleep>>>,
    /// What got through since then.
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

    fn judge(
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
        self.judge(context, poll)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        pieces: &[io::IoSlice],
    ) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.judge(context, poll)
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

//! Bytes on a socket: frames or not, and what the text in them says.
#![no_main]

use std::io::Cursor;

use libfuzzer_sys::fuzz_target;
use tungstenite::Message;
use tungstenite::protocol::{Role, WebSocket, WebSocketConfig};

fuzz_target!(|bytes: &[u8]| {
    let limits = WebSocketConfig::default()
        .max_message_size(Some(16 << 10))
        .max_frame_size(Some(16 << 10));
    let stream = Cursor::new(bytes.to_vec());
    let mut socket = WebSocket::from_raw_socket(stream, Role::Server, Some(limits));
    while let Ok(message) = socket.read() {
        if let Message::Text(text) = message {
            redtag_server::is_message(&text);
        }
    }
    redtag_server::is_message(&String::from_utf8_lossy(bytes));
});

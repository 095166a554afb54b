/** A text message of a WebSocket as the bytes that go over the wire (RFC 6455 § 5.2), so that many sockets can be written the same ones. */

const wholeText = 0x81;

/** Makes one frame, not masked, as servers send them, and not compressed. */
export function messageBytes(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = wholeText;
  if (head === 2) {
    bytes[1] = length;
  } else if (head === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, head);
  return bytes;
}

import { gunzipSync } from 'node:zlib';

/** What is told of a file's size is believed between these (bytes): it may be damaged. */
const [LEAST, MOST] = [1 << 14, 1 << 24];

/** The bytes of a gzipped file in one piece: its end tells how many they are, so that they need not be put together of small pieces. */
export function gunzipped(bytes: Uint8Array): Buffer {
  const end = bytes.length - 4;
  const told = end < 0 ? 0 : new DataView(bytes.buffer, bytes.byteOffset + end, 4).getUint32(0, true);
  return gunzipSync(bytes, { chunkSize: Math.min(MOST, Math.max(LEAST, told + 1)) });
}

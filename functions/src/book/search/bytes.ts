/** Whole numbers and words as few bytes, one after another. */

/** Writes unsigned LEB128 numbers, zigzag for signed ones, and length-prefixed UTF-8. */
export class ByteWriter {
  private bytes: Uint8Array;
  private size = 0;

  /** @param expected how many bytes there may be: more are taken as they are needed */
  constructor(expected = 1 << 16) {
    this.bytes = new Uint8Array(expected);
  }

  private reserve(more: number): void {
    if (this.size + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.size + more));
    larger.set(this.bytes);
    this.bytes = larger;
  }

  /** A whole number from 0 to 2^32 - 1. */
  unsigned(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest >= 0x80) {
      this.bytes[this.size++] = (rest & 0x7f) | 0x80;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.size++] = rest;
  }

  /** A whole number from -2^31 to 2^31 - 1. */
  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    const encoded = Buffer.from(value, 'utf8');
    this.unsigned(encoded.length);
    this.reserve(encoded.length);
    this.bytes.set(encoded, this.size);
    this.size += encoded.length;
  }

  finish(): Uint8Array {
    return this.bytes.subarray(0, this.size);
  }
}

/** Reads what `ByteWriter` wrote. @throws RangeError past the end */
export class ByteReader {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  unsigned(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.at++];
      if (byte === undefined || scale > 2 ** 35) throw new RangeError('The bytes end too early.');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const length = this.unsigned();
    if (length > this.left) throw new RangeError('The bytes end too early.');
    const value = this.bytes.toString('utf8', this.at, this.at + length);
    this.at += length;
    return value;
  }
}

/** Whole numbers and words as few bytes, one after another. */

/** Writes unsigned LEB128 numbers, zigzag for signed ones, and length-prefixed UTF-8. */
export class ByteWriter {
  private bytes: Uint8Array;
  private size = 0;

  /** @param expected how many bytes there may be: more are taken as they are needed */
  constructor(expected = 1 << 16) {
    this.bytes = new Uint8Array(expected);
  }

  /** How many bytes have been written. */
  get length(): number {
    return this.size;
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

  /** Numbers from 0 to 2^32 - 1, as many bytes each as the largest needs (1, 2 or 4), lowest byte first. */
  column(values: ArrayLike<number>): void {
    let most = 0;
    for (let at = 0; at < values.length; at++) most = Math.max(most, values[at] ?? 0);
    const width = most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : 4;
    this.unsigned(width);
    this.reserve(width * values.length);
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
    for (let at = 0; at < values.length; at++, this.size += width) {
      const value = values[at] ?? 0;
      if (width === 1) view.setUint8(this.size, value);
      else if (width === 2) view.setUint16(this.size, value, true);
      else view.setUint32(this.size, value, true);
    }
  }

  /** Bytes as they are; how many is told elsewhere. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.size);
    this.size += bytes.length;
  }

  finish(): Uint8Array {
    return this.bytes.subarray(0, this.size);
  }
}

/** Numbers of one kind, one for each thing of a list. All of our machines keep the lowest byte first, as `ByteWriter` writes them. */
export type Column = Uint8Array | Uint16Array | Uint32Array;

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

  /** The numbers that `column` wrote, `count` of them. */
  column(count: number): Column {
    const width = this.unsigned();
    const bytes = this.raw(width * count);
    // Numbers of several bytes must lie on a multiple of them, so these are copied to where they do.
    if (width === 1) return bytes;
    const { buffer } = Uint8Array.from(bytes);
    if (width === 2) return new Uint16Array(buffer);
    if (width === 4) return new Uint32Array(buffer);
    throw new RangeError('No such width of numbers.');
  }

  /** So many bytes as they are; a part of those that are read. */
  raw(count: number): Uint8Array {
    if (count > this.left) throw new RangeError('The bytes end too early.');
    const bytes = this.bytes.subarray(this.at, this.at + count);
    this.at += count;
    return bytes;
  }

  text(): string {
    const length = this.unsigned();
    if (length > this.left) throw new RangeError('The bytes end too early.');
    const value = this.bytes.toString('utf8', this.at, this.at + length);
    this.at += length;
    return value;
  }
}

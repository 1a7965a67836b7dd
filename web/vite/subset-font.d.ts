/** subset-font has no types of its own; this is the part of it that slim-fonts.ts uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Axis → the range that stays. */
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  /** @param text every character that stays */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}

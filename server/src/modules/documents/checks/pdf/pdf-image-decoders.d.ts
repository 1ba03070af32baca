/** The JPEG decoder of pdf.js, which has no types. */
declare module 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs' {
  export class JpegImage {
    /** Throws when the image is incomplete. */
    parse(content: Uint8Array, how: { dnlScanLines: number | null }): void;
    /** Three bytes per pixel, row by row. */
    getData(as: { width: number; height: number; forceRGB: true; isSourcePDF: boolean }): Uint8ClampedArray;
  }
}

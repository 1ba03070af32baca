/** The decoder of JPEG pictures that comes with pdf.js, which gives no types for it. */
declare module 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs' {
  export class JpegImage {
    /** Throws where the picture is not whole. */
    parse(content: Uint8Array, how: { dnlScanLines: number | null }): void;
    /** Three bytes a pixel, row after row. */
    getData(as: { width: number; height: number; forceRGB: true; isSourcePDF: boolean }): Uint8ClampedArray;
  }
}

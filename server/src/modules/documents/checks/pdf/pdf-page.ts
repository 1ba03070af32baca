import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Flaw, flawOf, type Grey } from '../legibility.ts';

export interface PageFindings {
  /** Dots per inch when the page is a scan. */
  dpi?: number;
  flaw?: Flaw;
}

interface Placed {
  id: string;
  /** Pixels, and inches on paper. */
  pixels: number;
  inches: number;
  /** Share of the page, 0–1. */
  share: number;
}

const painting: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
  OPS.constructPath,
  OPS.shadingFill,
  OPS.rawFillPath,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageXObject,
]);

/** A page is a scan when one image covers most of it; then the image has to be legible. */
export async function inspectPage(page: PDFPageProxy): Promise<PageFindings> {
  const { fnArray, argsArray } = await page.getOperatorList();
  if (!fnArray.some((operation) => painting.has(operation))) return { flaw: 'blank' };
  const scan = placedPictures(fnArray, argsArray, page.view).find(({ share }) => share >= 0.5);
  if (!scan) return {};
  const picture = greyOf(await new Promise((done) => page.objs.get(scan.id, done)));
  const flaw = picture && flawOf(picture);
  // A scan with OCR has its text behind the image; an image behind text (a letterhead) is not a scan.
  return { dpi: Math.round(scan.pixels / scan.inches), ...(flaw ? { flaw } : {}) };
}

/** Tracks save, restore and transform operations to find the position of each image. */
function placedPictures(operations: readonly number[], args: readonly unknown[], view: readonly number[]): Placed[] {
  const area = (view[2]! - view[0]!) * (view[3]! - view[1]!);
  const placed: Placed[] = [];
  const saved: number[][] = [];
  let now = [1, 0, 0, 1, 0, 0];
  operations.forEach((operation, at) => {
    const operands = args[at] as unknown[];
    if (operation === OPS.save) saved.push(now);
    else if (operation === OPS.restore) now = saved.pop() ?? now;
    else if (operation === OPS.transform) now = Util.transform(now, operands as number[]);
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(now);
      if (Array.isArray(operands[0]) || ArrayBuffer.isView(operands[0]))
        now = Util.transform(now, [...(operands[0] as number[])]);
    } else if (operation === OPS.paintFormXObjectEnd) now = saved.pop() ?? now;
    else if (operation === OPS.paintImageXObject) {
      const [id, pixels] = operands as [string, number];
      const points = Math.hypot(now[0]!, now[1]!);
      const high = Math.hypot(now[2]!, now[3]!);
      if (points > 0) placed.push({ id, pixels, inches: points / 72, share: (points * high) / area });
    }
  });
  return placed;
}

interface Decoded {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array;
}

/** Uses the green channel as brightness; an unreadable image has none. */
function greyOf(picture: unknown): Grey | undefined {
  const { width, height, kind, data } = (picture ?? {}) as Partial<Decoded>;
  if (!width || !height || !data) return undefined;
  const light = new Uint8Array(width * height);
  if (kind === 1) {
    const lineLength = (width + 7) >> 3;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        light[y * width + x] = data[y * lineLength + (x >> 3)]! & (0x80 >> (x & 7)) ? 255 : 0;
  } else {
    const bytes = kind === 3 ? 4 : 3;
    for (let at = 0; at < light.length; at++) light[at] = data[at * bytes + 1]!;
  }
  return { width, height, light };
}

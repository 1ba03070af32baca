import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Advice, type Findings, limits, RejectedFile } from './inspection.ts';
import type { Flaw } from './legibility.ts';
import { missingPages, numberOn, type PageNumber, textOf } from './numbering.ts';
import { adviceOn, lowResolution, tooFewDots } from './page-labels.ts';
import { powersOf } from './pdf-names.ts';
import { inspectPage, type PageFindings } from './pdf-page.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const printAgain = 'Print it to a new PDF (“Save as PDF”) and upload that.';

/**
 * Inspects a PDF: complete, unlocked, without active features, of an acceptable length, with legible pages. Runs
 * nothing in it. Pages are checked one by one until the time is over; the rest is reported as unchecked.
 */
export async function inspectPdf(content: Uint8Array): Promise<Findings> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(-4096).lastIndexOf('%%EOF', undefined, 'latin1') === -1)
    throw new RejectedFile('cut-off', 'This PDF is cut off: its end is missing. Download or scan it again.');
  const powers = powersOf(content);
  if (powers.launches)
    throw new RejectedFile('active-content', `This PDF starts other programs when it is opened. ${printAgain}`);
  if (powers.embeds)
    throw new RejectedFile(
      'active-content',
      `This PDF holds other files or films. Upload those one by one; for the PDF itself: ${printAgain}`,
    );
  // The library takes ownership of the bytes.
  const task = getDocument({
    data: Uint8Array.from(content),
    verbosity: VerbosityLevel.ERRORS,
    wasmUrl: `${join(library, 'wasm')}/`,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: limits.pixels,
    // A locked document requests its password; an empty one causes an error.
    password: '',
  });
  try {
    const document = await task.promise.catch((cause) => {
      throw rejectionOf(cause);
    });
    if (document.numPages > limits.pages)
      throw new RejectedFile(
        'too-many-pages',
        `This PDF has ${document.numPages} pages; at most ${limits.pages} are taken. Upload it in parts.`,
      );
    if (powers.scripts && (await runsByItself(document)))
      throw new RejectedFile('active-content', `This PDF runs a script when it is opened. ${printAgain}`);
    return findings(await inspectPages(document), document.numPages, powers.scripts);
  } finally {
    await task.destroy();
  }
}

function rejectionOf(cause: unknown): RejectedFile {
  if ((cause as { name?: unknown }).name === 'PasswordException')
    return new RejectedFile(
      'encrypted',
      `This PDF is locked with a password. Open it with the password. ${printAgain}`,
    );
  return new RejectedFile('broken', `This PDF is damaged and cannot be opened. ${printAgain}`);
}

/** Scripts of the document or of a page; scripts of form fields run only when a person fills in the form. */
async function runsByItself(document: PDFDocumentProxy): Promise<boolean> {
  if (await document.getJSActions()) return true;
  for (let number = 1; number <= document.numPages; number++) {
    if (await (await document.getPage(number)).getJSActions()) return true;
  }
  return false;
}

type Look = PageFindings & { bears: PageNumber | undefined };

async function inspectPages(document: PDFDocumentProxy): Promise<Look[]> {
  const until = performance.now() + limits.legibilityMs;
  const looks: Look[] = [];
  for (let number = 1; number <= document.numPages && performance.now() < until; number++) {
    const page = await document.getPage(number);
    const bears = numberOn(await textOf(page).catch(() => ''));
    looks.push({ ...(await inspectPage(page)), bears });
    page.cleanup();
  }
  return looks;
}

function findings(looks: readonly Look[], pages: number, scripts: boolean): Findings {
  const numbersOf = (holds: (look: PageFindings) => boolean) =>
    looks.flatMap((look, at) => (holds(look) ? [at + 1] : []));
  const scanned = looks.flatMap(({ dpi }) => (dpi === undefined ? [] : [dpi]));
  const advice: Advice[] = [];
  const coarse = numbersOf(({ dpi }) => dpi !== undefined && tooFewDots(dpi));
  if (coarse.length > 0) advice.push(lowResolution(Math.min(...scanned), { stated: true, pages: coarse }));
  for (const flaw of ['blurred', 'dark', 'blank'] satisfies Flaw[]) {
    const at = numbersOf((look) => look.flaw === flaw);
    if (at.length > 0) advice.push(adviceOn(flaw, at));
  }
  const missing = looks.length === pages ? missingPages(looks.map(({ bears }) => bears)) : undefined;
  if (missing) advice.push(missing);
  if (scripts)
    advice.push({
      code: 'has-scripts',
      text: `This form calculates by scripts, which are not run here. If numbers are missing: ${printAgain}`,
    });
  if (looks.length < pages)
    advice.push({
      code: 'not-looked-at',
      text: `Only the first ${looks.length} of ${pages} pages were checked for sharpness and completeness.`,
    });
  return { pages, ...(scanned.length > 0 ? { dpi: Math.min(...scanned) } : {}), advice };
}

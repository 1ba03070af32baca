import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { m } from '@lintel/messages';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Advice, type Findings, limits, RejectedFile } from '../inspection.ts';
import type { Flaw } from '../legibility.ts';
import { missingPages, numberOn, type PageNumber, textOf } from '../numbering.ts';
import { adviceOn, lowResolution, tooFewDots } from '../page-labels.ts';
import { TEXT_LEAST, TEXT_MAX } from '../text-facts.ts';
import { activeFeaturesOf } from './pdf-names.ts';
import { inspectPage, type PageFindings } from './pdf-page.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const printAgain = (): string => m.documents__print_it_to_a_new();

/**
 * Inspects a PDF: complete, unlocked, without active features, of an acceptable length, with legible pages. Runs
 * nothing in it. Pages are checked one by one until the time is over; the rest is reported as unchecked.
 */
export async function inspectPdf(content: Uint8Array): Promise<Findings> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(-4096).lastIndexOf('%%EOF', undefined, 'latin1') === -1)
    throw new RejectedFile('cut-off', m.documents__the_end_of_this_pdf());
  const activeFeatures = activeFeaturesOf(content);
  if (activeFeatures.launches)
    throw new RejectedFile('active-content', m.documents__this_pdf_starts_other_programs({ printAgain: printAgain() }));
  if (activeFeatures.embeds)
    throw new RejectedFile('active-content', m.documents__this_pdf_contains_other_files({ printAgain: printAgain() }));
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
        m.documents__this_pdf_has_pages_the({ numPages: document.numPages, pages: limits.pages }),
      );
    if (activeFeatures.scripts && (await runsByItself(document)))
      throw new RejectedFile('active-content', m.documents__this_pdf_runs_a_script({ printAgain: printAgain() }));
    return findings(await inspectPages(document), document.numPages, activeFeatures.scripts);
  } finally {
    await task.destroy();
  }
}

function rejectionOf(cause: unknown): RejectedFile {
  if ((cause as { name?: unknown }).name === 'PasswordException')
    return new RejectedFile('encrypted', m.documents__this_pdf_has_a_password({ printAgain: printAgain() }));
  return new RejectedFile('broken', m.documents__this_pdf_is_damaged_and({ printAgain: printAgain() }));
}

/** Scripts of the document or of a page; scripts of form fields run only when a person fills in the form. */
async function runsByItself(document: PDFDocumentProxy): Promise<boolean> {
  if (await document.getJSActions()) return true;
  for (let number = 1; number <= document.numPages; number++) {
    if (await (await document.getPage(number)).getJSActions()) return true;
  }
  return false;
}

type PageResult = PageFindings & { pageNumber: PageNumber | undefined; text: string };

async function inspectPages(document: PDFDocumentProxy): Promise<PageResult[]> {
  const until = performance.now() + limits.legibilityMs;
  const pageResults: PageResult[] = [];
  for (let number = 1; number <= document.numPages && performance.now() < until; number++) {
    const page = await document.getPage(number);
    const text = await textOf(page).catch(() => '');
    pageResults.push({ ...(await inspectPage(page)), pageNumber: numberOn(text), text });
    page.cleanup();
  }
  return pageResults;
}

function findings(pageResults: readonly PageResult[], pages: number, scripts: boolean): Findings {
  const numbersOf = (holds: (result: PageFindings) => boolean) =>
    pageResults.flatMap((result, at) => (holds(result) ? [at + 1] : []));
  const scanned = pageResults.flatMap(({ dpi }) => (dpi === undefined ? [] : [dpi]));
  const advice: Advice[] = [];
  const coarse = numbersOf(({ dpi }) => dpi !== undefined && tooFewDots(dpi));
  if (coarse.length > 0) advice.push(lowResolution(Math.min(...scanned), { stated: true, pages: coarse }));
  for (const flaw of ['blurred', 'dark', 'blank'] satisfies Flaw[]) {
    const at = numbersOf((result) => result.flaw === flaw);
    if (at.length > 0) advice.push(adviceOn(flaw, at));
  }
  const missing =
    pageResults.length === pages ? missingPages(pageResults.map(({ pageNumber }) => pageNumber)) : undefined;
  if (missing) advice.push(missing);
  if (scripts)
    advice.push({
      code: 'has-scripts',
      text: m.documents__this_form_calculates_numbers_with({ printAgain: printAgain() }),
    });
  if (pageResults.length < pages)
    advice.push({
      code: 'not-looked-at',
      text: m.documents__we_checked_only_the_first({ length: pageResults.length, pages }),
    });
  const text = pageResults
    .map((result) => result.text)
    .join('\n')
    .slice(0, TEXT_MAX);
  return {
    ...{ pages, advice },
    ...(scanned.length > 0 ? { dpi: Math.min(...scanned) } : {}),
    ...(text.length >= TEXT_LEAST ? { text } : {}),
  };
}

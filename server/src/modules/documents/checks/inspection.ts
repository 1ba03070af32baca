/** The result of an inspection. */
export type Inspection =
  | {
      ok: true;
      mediaType: string;
      /** PDFs only. */
      pages?: number;
      /** Dots per inch of the scan, the lowest of its pages; estimated for images that do not state it. */
      dpi?: number;
      /** Pixels, images only. */
      width?: number;
      height?: number;
      advice: Advice[];
      /** The beginning of its text; undefined for scans and short texts. It is read, and never stored. */
      text?: string;
    }
  | { ok: false; code: ApiErrorCode; rule: string };

export type AdviceCode =
  | 'low-resolution'
  | 'blurred'
  | 'too-dark'
  | 'blank-page'
  | 'missing-pages'
  | 'name-not-found'
  | 'has-scripts'
  | 'has-macros'
  | 'not-looked-at';

/** A likely reason for a reviewer to return the document. The document is accepted anyway. */
export interface Advice {
  code: AdviceCode;
  text: string;
  /** Counted from 1; PDFs only. */
  pages?: number[];
}

export type ApiErrorCode =
  | 'empty'
  | 'too-large'
  | 'type-not-taken'
  | 'not-what-it-says'
  | 'hides-another'
  | 'cut-off'
  | 'broken'
  | 'encrypted'
  | 'active-content'
  | 'unpacks-too-large'
  | 'too-many-pixels'
  | 'too-many-pages'
  | 'takes-too-long';

/** A rejected file: the rule it broke and what to do, in words. */
export class RejectedFile extends Error {
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, rule: string) {
    super(rule);
    this.code = code;
  }
}

/** The result of inspecting a file of one kind, in addition to the kind. */
export type Findings = Omit<Extract<Inspection, { ok: true }>, 'ok' | 'mediaType'>;

export const limits = {
  /** Bytes of a file. */
  size: 10 * 1024 * 1024,
  /** Width times height of one image: a letter page at 600 DPI has 34 million pixels. */
  pixels: 60_000_000,
  pages: 500,
  /** Total unpacked bytes of an archive, and its maximum number of files. */
  unpacked: 100 * 1024 * 1024,
  entries: 2_000,
  /** Maximum compression ratio of one file in an archive: Word text shrinks to a tenth, a zip bomb to a thousandth. */
  ratio: 200,
  /** Time limits of an inspection and, within it, of the legibility check; milliseconds. */
  lookMs: 20_000,
  legibilityMs: 6_000,
} as const;

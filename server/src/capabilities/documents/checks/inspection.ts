/** What was found in a file, for whoever takes it and whoever reads it. */
export type Inspection =
  | {
      ok: true;
      mediaType: string;
      /** Only of PDFs. */
      pages?: number;
      /** Dots per inch of the scan, the lowest of its pages; estimated for pictures that do not say their size. */
      dpi?: number;
      /** Pixels, only of pictures. */
      width?: number;
      height?: number;
      advice: Advice[];
    }
  | { ok: false; code: ApiErrorCode; rule: string };

export type AdviceCode =
  | 'low-resolution'
  | 'blurred'
  | 'too-dark'
  | 'blank-page'
  | 'missing-pages'
  | 'has-scripts'
  | 'has-macros'
  | 'not-looked-at';

/** Something that a reviewer would likely return the paper for. The paper is taken all the same. */
export interface Advice {
  code: AdviceCode;
  text: string;
  /** Counted from 1; only of PDFs. */
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

/** A file that is not taken, with the rule it broke and what to do, in words. */
export class Refusal extends Error {
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, rule: string) {
    super(rule);
    this.code = code;
  }
}

/** What a look into a file of one kind finds beside what the kind itself says. */
export type Findings = Omit<Extract<Inspection, { ok: true }>, 'ok' | 'mediaType'>;

export const limits = {
  /** Bytes of a file. */
  size: 10 * 1024 * 1024,
  /** Width times height of one picture: a letter page at 600 DPI has 34 million. */
  pixels: 60_000_000,
  pages: 500,
  /** Of an archive in all, in bytes, when it is unpacked; and how many files it may hold. */
  unpacked: 100 * 1024 * 1024,
  entries: 2_000,
  /** Unpacked over packed, of one file in an archive: text of Word shrinks to a tenth, a bomb to a thousandth. */
  ratio: 200,
  /** After which a look is given up, and of which legibility may take its part; milliseconds. */
  lookMs: 20_000,
  legibilityMs: 6_000,
} as const;

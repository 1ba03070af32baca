import { m } from '@lintel/messages';
import { hidesAnother } from './detect-kind.ts';
import { inspectImage } from './images/image.ts';
import { type Findings, RejectedFile } from './inspection.ts';
import { type Kind, kinds } from './kinds.ts';
import { inspectPdf } from './pdf/pdf.ts';
import { inspectDoc } from './word/doc.ts';
import { inspectDocx } from './word/docx.ts';

const looks: Record<Kind, (content: Uint8Array) => Findings | Promise<Findings>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
  jpeg: (content) => inspectImage(content, 'jpeg'),
  png: (content) => inspectImage(content, 'png'),
};

/** Inspects a file whose signature is known. Throws a `RejectedFile` when it is not accepted. */
export async function inspectFile(content: Uint8Array, kind: Kind): Promise<Findings> {
  const other = hidesAnother(content, kind);
  if (other)
    throw new RejectedFile('hides-another', m.documents__this_file_is_both_and({ label: kinds[kind].label, other }));
  return looks[kind](content);
}

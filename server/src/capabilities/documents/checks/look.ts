import { lookAtDoc } from './doc.ts';
import { lookAtDocx } from './docx.ts';
import { type Findings, Refusal } from './inspection.ts';
import { type Kind, kinds } from './kinds.ts';
import { lookAtPdf } from './pdf.ts';
import { lookAtPicture } from './picture.ts';
import { hidesAnother } from './tell-kind.ts';

const looks: Record<Kind, (content: Uint8Array) => Findings | Promise<Findings>> = {
  pdf: lookAtPdf,
  doc: lookAtDoc,
  docx: lookAtDocx,
  jpeg: (content) => lookAtPicture(content, 'jpeg'),
  png: (content) => lookAtPicture(content, 'png'),
};

/** Inspects a file whose signature is known. Throws a `RejectedFile` when it is not accepted. */
export async function look(content: Uint8Array, kind: Kind): Promise<Findings> {
  const other = hidesAnother(content, kind);
  if (other)
    throw new Refusal(
      'hides-another',
      `This file is ${kinds[kind].label} and ${other} at once. Print or save it anew and upload that.`,
    );
  return looks[kind](content);
}

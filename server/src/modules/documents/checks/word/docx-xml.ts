import { m } from '@lintel/messages';
import { RejectedFile } from '../inspection.ts';

/*
 * Word writes no document type definition (DTD), and the Office formats forbid one (ECMA-376 part 2, 8.1.4). A DTD can
 * name files and URLs that a reader then opens (XXE), or entities that expand to gigabytes ("billion laughs").
 */
const DTD = /<!(DOCTYPE|ENTITY)/i;
/** Longer than an encoding declaration and longer than the searched text. */
const HEAD_CHARACTERS = 200;
/** Encodings in which the characters of a DTD are ASCII bytes once the zeros of UTF-16 and UTF-32 are removed. */
const readable = /^(utf-?8|utf-?16(le|be)?|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

/** Returns true if a file of a Word document is XML, judged by its name. */
export const isXmlName = (name: string): boolean => /\.(xml|rels|vml)$/i.test(name);

/**
 * Inspects the chunks of one file of a Word document while it is unpacked. Throws a `RejectedFile` for XML with a DTD,
 * whatever the file's name, and for XML in an encoding that could hide one.
 */
export function rejectDtd(mustBeXml: boolean): (piece: Buffer) => void {
  let head = '';
  let tail = '';
  let isXml: boolean | undefined;
  return (piece) => {
    if (isXml === false) return;
    const text = piece.toString('latin1').replaceAll('\0', '');
    if (head.length < HEAD_CHARACTERS) {
      head = (head + text).slice(0, HEAD_CHARACTERS);
      const start = head.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').trimStart();
      if (start === '') return;
      isXml = start.startsWith('<');
      if (!isXml && mustBeXml) throw hidden();
      const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(start)?.[1];
      if (isXml && encoding !== undefined && !readable.test(encoding)) throw hidden();
    }
    if (isXml && DTD.test(tail + text)) throw defined();
    tail = text.slice(-HEAD_CHARACTERS);
  };
}

const defined = () => new RejectedFile('active-content', m.documents__this_word_document_defines_xml());

const hidden = () => new RejectedFile('active-content', m.documents__this_word_document_uses_an());

import { m } from '@lintel/messages';
import { fileSize } from '../words.ts';

const endings = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'];
const sizeMax = 10 * 1024 * 1024;

/** For file pickers. */
export const accept = endings.map((ending) => `.${ending}`).join(',');

/** Why a file would be refused, before a byte of it is sent; undefined where nothing is known against it. */
export function reasonAgainst(file: { name: string; size: number }): string | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'heic' || ending === 'heif') return m.documents__photos_of_an_iphone_heic();
  if (!endings.includes(ending)) return m.documents__only_pdf_doc_docx_jpg();
  if (file.size === 0) return m.documents__this_file_is_empty();
  if (file.size > sizeMax) return m.documents__this_file_has_at_most({ size: fileSize(file.size) });
  return undefined;
}

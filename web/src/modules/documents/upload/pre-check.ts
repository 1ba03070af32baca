import { m } from '@lintel/messages';
import { fileSize } from '../words.ts';

const endings = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'];
const sizeMax = 10 * 1024 * 1024;

/** Value of `accept` for file inputs. */
export const accept = endings.map((ending) => `.${ending}`).join(',');

/** Returns why the server would reject a file, before any byte is sent; undefined when no problem is known. */
export function reasonAgainst(file: { name: string; size: number }): string | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'heic' || ending === 'heif') return m.documents__we_cant_accept_iphone_photos();
  if (!endings.includes(ending)) return m.documents__upload_a_pdf_word_jpeg();
  if (file.size === 0) return m.documents__this_file_is_empty();
  if (file.size > sizeMax) return m.documents__this_file_is_the_limit({ size: fileSize(file.size) });
  return undefined;
}

import { fileSize } from '../words.ts';

const endings = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'];
const sizeMax = 10 * 1024 * 1024;

/** For file pickers. */
export const accept = endings.map((ending) => `.${ending}`).join(',');

/** Why a file would be refused, before a byte of it is sent; undefined where nothing is known against it. */
export function reasonAgainst(file: { name: string; size: number }): string | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'heic' || ending === 'heif')
    return 'Photos of an iPhone (HEIC) are not taken. Share it as JPEG, or scan it with Notes or Files, which make a PDF.';
  if (!endings.includes(ending)) return 'Only pdf, doc, docx, jpg, jpeg and png files are taken.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > sizeMax)
    return `This file has ${fileSize(file.size)}; at most 10 MB are taken. Scan it with fewer colors, or upload its pages in parts.`;
  return undefined;
}

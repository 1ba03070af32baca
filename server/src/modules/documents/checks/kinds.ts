/** The accepted kinds of files with their extensions and media types. */
import { m } from '@lintel/messages';
export const kinds = {
  pdf: {
    mediaType: 'application/pdf',
    endings: ['pdf'],
    get label() {
      return m.documents__a_pdf();
    },
  },
  doc: {
    mediaType: 'application/msword',
    endings: ['doc'],
    get label() {
      return m.documents__a_word_document_doc();
    },
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    get label() {
      return m.documents__a_word_document_docx();
    },
  },
  jpeg: {
    mediaType: 'image/jpeg',
    endings: ['jpg', 'jpeg'],
    get label() {
      return m.documents__a_jpeg_image();
    },
  },
  png: {
    mediaType: 'image/png',
    endings: ['png'],
    get label() {
      return m.documents__a_png_image();
    },
  },
} as const;

export type Kind = keyof typeof kinds;

export const acceptedNames = (): string => m.documents__pdf_doc_docx_jpg_jpeg();

/** Returns the kind by file extension; undefined when it is not accepted. */
export function kindOfName(fileName: string): Kind | undefined {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return (Object.keys(kinds) as Kind[]).find((kind) =>
    (kinds[kind].endings as readonly string[]).includes(ending ?? ''),
  );
}

/** Returns the kind by media type. Browsers send none or `application/octet-stream` when they do not know it. */
export function kindOfType(fileType: string): Kind | 'unknown' | undefined {
  const type = fileType.split(';')[0]!.trim().toLowerCase();
  if (type === '' || type === 'application/octet-stream') return 'unknown';
  if (type === 'image/jpg' || type === 'image/pjpeg') return 'jpeg';
  if (type === 'application/x-pdf') return 'pdf';
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].mediaType === type);
}

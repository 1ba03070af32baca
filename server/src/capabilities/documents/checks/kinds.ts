/** The kinds of files that are taken, with the names they may have and what browsers call them. */
export const kinds = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'], label: 'a PDF' },
  doc: { mediaType: 'application/msword', endings: ['doc'], label: 'a Word document (.doc)' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    label: 'a Word document (.docx)',
  },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], label: 'a JPEG picture' },
  png: { mediaType: 'image/png', endings: ['png'], label: 'a PNG picture' },
} as const;

export type Kind = keyof typeof kinds;

export const acceptedNames = 'pdf, doc, docx, jpg, jpeg or png';

/** The kind that a file name claims by its ending; undefined where it is none that is taken. */
export function kindOfName(fileName: string): Kind | undefined {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return (Object.keys(kinds) as Kind[]).find((kind) =>
    (kinds[kind].endings as readonly string[]).includes(ending ?? ''),
  );
}

/** The kind that a media type claims. Browsers send none, or `application/octet-stream`, where they do not know. */
export function kindOfType(fileType: string): Kind | 'unknown' | undefined {
  const type = fileType.split(';')[0]!.trim().toLowerCase();
  if (type === '' || type === 'application/octet-stream') return 'unknown';
  if (type === 'image/jpg' || type === 'image/pjpeg') return 'jpeg';
  if (type === 'application/x-pdf') return 'pdf';
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].mediaType === type);
}

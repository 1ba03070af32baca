import PDFDocument from 'pdfkit';

export const INK = '#1C1B19';
export const SOFT = '#57534A';
/** The margin and the width of the text, in points. */
export const LEFT = 72;
export const WIDTH = 468;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day or an instant: `November 21, 2026`. */
export const dayText = (at: string): string => days.format(new Date(at));

/** Writes a PDF file on US Letter pages; `draw` draws its contents. */
export function writePdf(title: string, draw: (page: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    info: { Title: title, Author: 'Lintel' },
    lang: 'en',
    displayTitle: true,
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  draw(page);
  page.end();
  return done;
}

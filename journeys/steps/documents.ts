import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A one-page PDF with this text; `bytes` pads it with blank lines that readers skip. */
export function pdf(name: string, words: string, bytes = 0): SampleFile {
  const content = `BT /F1 18 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = `%PDF-1.4\n% ${randomBytes(8).toString('hex')}\n`;
  body += '\n'.repeat(Math.max(0, bytes - body.length - 1_000));
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + end, 'latin1') };
}

/** Drops files, as if dragged from the desktop. */
export async function drop(page: Page, on: Locator, dropped: readonly SampleFile[]): Promise<void> {
  const files = dropped.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }));
  const carried = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, content } of given) {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop']) await on.dispatchEvent(type, { dataTransfer: carried });
}

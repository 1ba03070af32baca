import type { TestApp } from '../../../test/harness.ts';

type As = Record<string, string>;

/** Creates a one-page PDF with these words and at least this size. */
export function aPdf(words: string, sizeBytes = 0): Buffer {
  const page = `BT /F1 18 Tf 72 700 Td (${words}) Tj ET`;
  const objects = (filler: number) => [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${filler} >>\nstream\n${' '.repeat(filler)}\nendstream`,
  ];
  const write = (filler: number) => {
    let text = '%PDF-1.7\n';
    const places: number[] = [];
    for (const [at, object] of objects(filler).entries()) {
      places.push(text.length);
      text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    }
    const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    return `${text}xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  };
  const short = write(1_000_000);
  if (sizeBytes === 0) return Buffer.from(write(1), 'latin1');
  // The length of its numbers changes with the filler; a few iterations find the size.
  let filler = sizeBytes - short.length + 1_000_000;
  for (let at = 0; at < 5; at += 1) filler += sizeBytes - write(filler).length;
  return Buffer.from(write(filler), 'latin1');
}

export const startUpload = (app: TestApp, as: As, fields: object = {}) =>
  app.request(
    'POST',
    '/api/documents',
    { fileName: 'letter.pdf', fileType: 'application/pdf', fileSize: 100, category: 'pre_approval', ...fields },
    as,
  );

/** Sends bytes as a part at an offset. */
export async function sendPart(app: TestApp, as: As, id: number, bytes: Uint8Array, offset = 0) {
  const response = await fetch(`${app.url}/api/documents/${id}/content`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset), ...as },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it, and a wrong look is a failing test
  return { status: response.status, body: (await response.json()) as any };
}

/** Sends content in parts of the declared size, starting at an offset. */
export async function sendAll(app: TestApp, as: As, id: number, bytes: Uint8Array, partBytes: number, from = 0) {
  for (let at = from; ; at += partBytes) {
    const sent = await sendPart(app, as, id, bytes.subarray(at, at + partBytes), at);
    if (sent.status !== 200 || at + partBytes >= bytes.length) return sent;
  }
}

/** Uploads a document completely. */
export async function upload(
  app: TestApp,
  as: As,
  fields: { fileName?: string; category?: string } = {},
  bytes = aPdf('Hello'),
) {
  const { body } = await startUpload(app, as, { ...fields, fileSize: bytes.length });
  const sent = await sendAll(app, as, body.id, bytes, body.upload.partBytes);
  return { id: body.id as number, ...sent };
}

/** Returns the bytes and the headers of a URL. */
export async function fetchBytes(app: TestApp, path: string, as: As) {
  const response = await fetch(app.url + path, { headers: as });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';
import PdfDocument from 'pdfkit';
import type { Grey } from './legibility.ts';

type Pdf = InstanceType<typeof PdfDocument>;

/** Creates a PDF with pdfkit; `draw` adds the content. */
export async function pdf(
  draw: (document: Pdf) => void = (document) => document.text('Pay stub'),
  how: object = {},
): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'LETTER', ...how });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const end = new Promise((done) => document.on('end', done));
  draw(document);
  document.end();
  await end;
  return bytes(Buffer.concat(parts));
}

/** Creates a PDF by hand: objects from number 1 on, the first is the catalog. Readers rebuild the missing table. */
export function pdfOf(...objects: string[]): Uint8Array {
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return bytes(
    Buffer.from(
      `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n0\n%%EOF\n`,
      'latin1',
    ),
  );
}

/** The page objects that most handmade PDFs need, numbers 2 and 3. */
export const onePage = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
];

/** Hides names in a compressed object stream. */
export function objectStream(text: string): string {
  const packed = deflateSync(Buffer.from(`4 0 ${text}`)).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}

interface Packed {
  name: string;
  content: Uint8Array;
  /** A false unpacked size in the archive's directory. */
  claims?: number;
  encrypted?: true;
}

/** Creates an archive, valid according to its specification (APPNOTE 6.3) or forged. */
export function zip(files: readonly Packed[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims = content.length, encrypted } of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return bytes(Buffer.concat([...parts, index, end]));
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const docx = (more: readonly Packed[] = [], type = main): Uint8Array =>
  zip([
    {
      name: '[Content_Types].xml',
      content: Buffer.from(`<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`),
    },
    {
      name: 'word/document.xml',
      content: Buffer.from('<w:document><w:body><w:p><w:r><w:t>Letter</w:t></w:r></w:p></w:body></w:document>'),
    },
    ...more,
  ]);

/** Creates a legacy Word document: header, directory, table, text. `rooms` are further directory entries. */
export function doc(how: { encrypted?: true; rooms?: string[]; main?: string } = {}): Uint8Array {
  const sectors = Buffer.alloc(512 * 11);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(sectors);
  sectors.writeUInt16LE(9, 0x1e);
  sectors.writeUInt32LE(0, 0x30);
  sectors.fill(0xff, 0x4c, 512);
  sectors.writeUInt32LE(1, 0x4c);
  const names = ['Root Entry', how.main ?? 'WordDocument', ...(how.rooms ?? [])];
  names.forEach((name, index) => {
    const at = 512 + index * 128;
    sectors.write(name, at, 'utf16le');
    sectors.writeUInt16LE((name.length + 1) * 2, at + 0x40);
    sectors[at + 0x42] = index === 0 ? 5 : 2;
    sectors.writeUInt32LE(2, at + 0x74);
    sectors.writeUInt32LE(4096, at + 0x78);
  });
  sectors.fill(0xff, 1024, 1536);
  sectors.writeUInt32LE(0xfffffffe, 1024);
  sectors.writeUInt16LE(0xa5ec, 1536);
  sectors.writeUInt16LE(how.encrypted ? 0x0100 : 0, 1536 + 0x0a);
  return bytes(sectors);
}

export function png(
  { width, height, light }: Grey,
  how: { dotsPerInch?: number; claims?: { width: number; height: number } } = {},
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(how.claims?.width ?? width, 0);
  head.writeUInt32BE(how.claims?.height ?? height, 4);
  head[8] = 8;
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    Buffer.from(light.subarray(y * width, (y + 1) * width)).copy(lines, y * (width + 1) + 1);
  const physical = Buffer.alloc(9);
  physical.writeUInt32BE(Math.round((how.dotsPerInch ?? 0) / 0.0254), 0);
  physical.writeUInt32BE(Math.round((how.dotsPerInch ?? 0) / 0.0254), 4);
  physical[8] = 1;
  return bytes(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      ...(how.dotsPerInch ? [chunk('pHYs', physical)] : []),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

export function jpegOf({ width, height, light }: Grey): Uint8Array {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < light.length; at++) data.fill(light[at]!, at * 4, at * 4 + 3);
  return bytes(jpeg.encode({ data, width, height }, 85).data);
}

export const bytes = (buffer: Buffer): Uint8Array => Uint8Array.from(buffer);

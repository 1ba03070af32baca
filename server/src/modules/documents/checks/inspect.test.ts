import { describe, expect, it } from 'vitest';
import { drawnPage, seededRandom } from './drawn-page.fixture.ts';
import { bytes, doc, docx, jpegOf, objectStream, onePage, pdf, pdfOf, png, zip } from './files.fixture.ts';
import { inspect, limits } from './index.ts';
import { inspectInThread } from './inspection-thread.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const inspected = (content: Uint8Array, fileName: string, fileType = types[fileName.split('.').pop()!] ?? '') =>
  inspect(content, { fileName, fileType });

async function rejectionCode(content: Uint8Array, fileName: string, fileType?: string): Promise<string> {
  const found = await inspected(content, fileName, fileType);
  expect(found).toMatchObject({ ok: false, rule: expect.stringMatching(/^[A-Z].{20,}\.$/s) });
  return found.ok ? '' : found.code;
}

const sharp = drawnPage({
  seed: 5,
  width: 850,
  height: 1100,
  letter: 14,
  paper: 230,
  ink: 30,
  blur: 0.4,
  shake: 0,
  grain: 3,
  shade: 0.1,
  tilt: 4,
  printed: true,
});
const text = (content: string) => bytes(Buffer.from(content));

describe('accepted files', () => {
  it('the six kinds, by what they are', async () => {
    expect(await inspected(await pdf(), 'stub.pdf')).toEqual({ ok: true, mediaType: types.pdf, pages: 1, advice: [] });
    expect(await inspected(doc(), 'letter.doc')).toEqual({ ok: true, mediaType: types.doc, advice: [] });
    expect(await inspected(docx(), 'letter.DOCX')).toEqual({ ok: true, mediaType: types.docx, advice: [] });
    for (const name of ['a.jpg', 'a.jpeg'])
      expect(await inspected(jpegOf(sharp), name)).toMatchObject({
        ok: true,
        mediaType: types.jpg,
        width: 850,
        height: 1100,
      });
    expect(await inspected(png(sharp), 'a.png', '')).toMatchObject({ ok: true, mediaType: types.png, width: 850 });
  });

  it('exactly 10 MB, and not a byte more', async () => {
    const start = Buffer.from(await pdf());
    const padded = Buffer.concat([
      start.subarray(0, 9),
      Buffer.alloc(limits.size - start.length, '\n'),
      start.subarray(9),
    ]);
    expect(await inspected(bytes(padded), 'full.pdf')).toMatchObject({ ok: true, pages: 1 });
    expect(await rejectionCode(bytes(Buffer.concat([padded, Buffer.from('\n')])), 'over.pdf')).toBe('too-large');
  });
});

describe('rejected files: names that disagree with the content', () => {
  it.each([
    ['a web page as a PDF', text('<!DOCTYPE html><script>alert(1)</script>'), 'a.pdf'],
    ['an SVG with a script as a PNG', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.png'],
    ['a program as a PDF', bytes(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])), 'a.pdf'],
    ['a GIF as a JPEG', text('GIF89a.............'), 'a.jpg'],
    ['plain text as a Word document', text('hello there'), 'a.doc'],
    ['an archive as a Word document', zip([{ name: 'a.exe', content: Buffer.from('x') }]), 'a.docx'],
    ['a sheet as a Word document', docx([], 'application/vnd.ms-excel.main+xml'), 'a.docx'],
    ['an older sheet as a Word document', doc({ main: 'Workbook' }), 'a.doc'],
    ['a JPEG as a PNG', jpegOf({ width: 8, height: 8, light: new Uint8Array(64) }), 'a.png'],
  ])('%s', async (_, content, name) => {
    expect(await rejectionCode(content, name)).toBe('not-what-it-says');
  });

  it('names the actual type', async () => {
    const found = await inspected(text('<html></html>'), 'pay stub.pdf');
    expect(found).toMatchObject({ rule: expect.stringContaining('a web page (HTML)') });
  });

  it('a declared type that disagrees with the name', async () => {
    expect(await rejectionCode(await pdf(), 'a.pdf', 'image/png')).toBe('not-what-it-says');
    expect(await rejectionCode(await pdf(), 'a.pdf', 'text/html')).toBe('type-not-taken');
  });

  it.each(['a.exe', 'a.pdf.html', 'a', '.pdf.', 'a.svg', 'a.docm'])('%s by its name', async (name) => {
    expect(await rejectionCode(await pdf(), name, 'application/pdf')).toBe('type-not-taken');
  });

  it('an empty file', async () => {
    expect(await rejectionCode(new Uint8Array(), 'a.pdf')).toBe('empty');
  });
});

describe('rejected files: two files in one', () => {
  it.each([
    ['a web page in the head of a PDF', text('%PDF-1.4\n%<html><script>alert(1)</script>\n%%EOF'), 'a.pdf'],
    [
      'a PDF with an archive behind it',
      () => pdf().then((start) => bytes(Buffer.concat([start, zip([{ name: 'a', content: Buffer.from('x') }])]))),
      'a.pdf',
    ],
    [
      'a picture with a script in its comment',
      bytes(Buffer.concat([Buffer.from('ffd8fffe0020', 'hex'), Buffer.from('<script src=//evil></script>')])),
      'a.jpg',
    ],
  ])('%s', async (_, content, name) => {
    expect(await rejectionCode(typeof content === 'function' ? await content() : content, name)).toBe('hides-another');
  });
});

describe('rejected files: active content', () => {
  const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
  it.each([
    ['a PDF that starts programs', pdfOf(catalog('/OpenAction << /S /Launch /F (cmd.exe) >>'), ...onePage)],
    ['a PDF that runs a script', pdfOf(catalog('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), ...onePage)],
    ['one that writes the name another way', pdfOf(catalog('/OpenAction << /S /L#61unch /F (cmd.exe) >>'), ...onePage)],
    ['one that packs the name away', pdfOf(catalog(''), ...onePage, objectStream('<< /S /Launch /F (cmd.exe) >>'))],
    [
      'a PDF with files in it',
      pdfOf(catalog(''), ...onePage, '<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream'),
    ],
  ])('%s', async (_, content) => {
    expect(await rejectionCode(content, 'a.pdf')).toBe('active-content');
  });

  it('Word documents with macros, under any name', async () => {
    expect(await rejectionCode(docx([{ name: 'word/vbaProject.bin', content: Buffer.from('x') }]), 'a.docx')).toBe(
      'active-content',
    );
    expect(await rejectionCode(docx([], 'application/vnd.ms-word.document.macroEnabled.main+xml'), 'a.docx')).toBe(
      'active-content',
    );
    expect(await rejectionCode(doc({ rooms: ['_VBA_PROJECT'] }), 'a.doc')).toBe('active-content');
  });

  describe('Word documents with a document type definition', () => {
    const bomb = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>';
    const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    it.each([
      ['one that grows', 'word/a.xml', Buffer.from(bomb)],
      ['one that reads files', 'customXml/item1.xml', Buffer.from('<!doctype x SYSTEM "file:///etc/passwd"><x/>')],
      ['in UTF-16', 'word/a.xml', Buffer.from(`\ufeff${bomb}`, 'utf16le')],
      ['in UTF-16, the other byte first', 'word/_rels/a.xml.rels', utf16be(bomb)],
      ['under another name', 'word/media/image1.svg', Buffer.from(`\n ${bomb}`)],
      ['after a long comment', 'word/a.xml', Buffer.from(`<!--${'x'.repeat(200_000)}-->${bomb}`)],
      ['hidden in UTF-7', 'word/a.xml', Buffer.from('<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE x>')],
      ['hidden in EBCDIC', 'word/a.xml', Buffer.from('4c6fa79493', 'hex')],
    ])('are refused: %s', async (_, name, content) => {
      expect(await rejectionCode(docx([{ name, content }]), 'a.docx')).toBe('active-content');
    });
  });

  it('accepts a form that only calculates, with a note about it', async () => {
    const form = pdfOf(
      catalog('/AcroForm << /Fields [4 0 R] >>'),
      ...onePage,
      '<< /FT /Tx /T (sum) /AA << /C << /S /JavaScript /JS (event.value = 1) >> >> >>',
    );
    const found = await inspected(form, 'a.pdf');
    expect(found).toMatchObject({ ok: true });
    expect(found.ok && found.advice.map(({ code }) => code)).toContain('has-scripts');
  });
});

describe('rejected files: locked, truncated, or built to crash the reader', () => {
  it('what is locked with a password', async () => {
    expect(await rejectionCode(await pdf(undefined, { userPassword: 'secret', pdfVersion: '1.7' }), 'a.pdf')).toBe(
      'encrypted',
    );
    expect(await rejectionCode(doc({ encrypted: true }), 'a.doc')).toBe('encrypted');
    expect(await rejectionCode(doc({ rooms: ['EncryptedPackage'] }), 'a.doc')).toBe('encrypted');
    expect(
      await rejectionCode(docx([{ name: 'word/a.xml', content: Buffer.from('x'), encrypted: true }]), 'a.docx'),
    ).toBe('encrypted');
  });

  it('what is cut off in the middle', async () => {
    const half = (content: Uint8Array) => content.slice(0, content.length * 0.6);
    expect(await rejectionCode(half(await pdf()), 'a.pdf')).toBe('cut-off');
    expect(await rejectionCode(half(jpegOf(sharp)), 'a.jpg')).toBe('cut-off');
    expect(await rejectionCode(half(png(sharp)), 'a.png')).toBe('cut-off');
    expect(await rejectionCode(half(docx()), 'a.docx')).toBe('cut-off');
    expect(await rejectionCode(doc().slice(0, 2000), 'a.doc')).toBe('cut-off');
  });

  it('archives that unpack to far more than they contain, declared or not', async () => {
    const zeros = Buffer.alloc(30_000_000);
    const bomb = (claims?: number) => docx([{ name: 'word/a.xml', content: zeros, ...(claims ? { claims } : {}) }]);
    expect(await rejectionCode(bomb(), 'a.docx')).toBe('unpacks-too-large');
    expect(await rejectionCode(bomb(1000), 'a.docx')).toBe('cut-off');
    const entries = Array.from({ length: 2_100 }, (_, at) => ({ name: `word/${at}.xml`, content: Buffer.from('x') }));
    expect(await rejectionCode(docx(entries), 'a.docx')).toBe('unpacks-too-large');
  });

  it('pictures with more pixels than any page has, before they are decoded', async () => {
    const claims = { width: 60_000, height: 60_000 };
    expect(await rejectionCode(png({ width: 8, height: 8, light: new Uint8Array(64) }, { claims }), 'a.png')).toBe(
      'too-many-pixels',
    );
    const wide = Buffer.from(jpegOf({ width: 8, height: 8, light: new Uint8Array(64) }));
    const frame = wide.indexOf('ffc0', 0, 'hex');
    wide.writeUInt16BE(60_000, frame + 5);
    wide.writeUInt16BE(60_000, frame + 7);
    expect(await rejectionCode(bytes(wide), 'a.jpg')).toBe('too-many-pixels');
  });

  it('a picture that decodes to more than it declares', async () => {
    const small = png(
      { width: 2_000, height: 2_000, light: new Uint8Array(4_000_000) },
      { claims: { width: 10, height: 10 } },
    );
    expect(await rejectionCode(small, 'a.png')).toBe('cut-off');
  });

  it('a file that takes too long does not block the next one', async () => {
    const long = await pdf((document) => {
      for (let page = 0; page < 300; page++) document.addPage().text(`Page ${page}`);
    });
    await expect(inspectInThread(long, 'pdf', 1)).rejects.toMatchObject({ code: 'takes-too-long' });
    expect(await inspected(await pdf(), 'a.pdf')).toMatchObject({ ok: true });
  });

  it('none of 100 files with bytes changed by chance breaks it', async () => {
    const tiny = { width: 8, height: 8, light: new Uint8Array(64) };
    const whole = { 'a.pdf': await pdf(), 'a.docx': docx(), 'a.doc': doc(), 'a.png': png(tiny), 'a.jpg': jpegOf(tiny) };
    const random = seededRandom(9);
    for (const [name, content] of Object.entries(whole)) {
      for (let round = 0; round < 20; round++) {
        const changed = Uint8Array.from(content);
        for (let count = 0; count < 4; count++)
          changed[12 + Math.floor(random() * (changed.length - 12))] = Math.floor(random() * 256);
        expect(await inspected(changed, name)).toHaveProperty('ok');
      }
    }
  });
});

describe('findings of a scan', () => {
  const scan = (inches: number, pages = [sharp]) =>
    pdf((document) => {
      for (const [at, page] of pages.entries()) {
        if (at > 0) document.addPage();
        document.image(Buffer.from(jpegOf(page)), 0, 0, { width: inches * 72 });
      }
    });

  it('resolution of the pages of a PDF, with the pages that are below 300 DPI', async () => {
    const found = await inspected(await scan(8.5), 'a.pdf');
    expect(found).toMatchObject({ pages: 1, dpi: 100, advice: [{ code: 'low-resolution', pages: [1] }] });
    expect(found.ok && found.advice[0]!.text).toContain('100 DPI, which is below 300 DPI');
  });

  it('uses a picture’s stated resolution when it is plausible, else assumes a full page', async () => {
    expect(await inspected(png(sharp, { dotsPerInch: 300 }), 'a.png')).toMatchObject({ dpi: 300, advice: [] });
    expect(await inspected(png(sharp, { dotsPerInch: 10 }), 'a.png')).toMatchObject({
      dpi: 100,
      advice: [{ code: 'low-resolution' }],
    });
  });

  it.each([
    ['one in the middle', ['Page 1 of 4', 'Page 2 of 4', 'Page 4 of 4'], 'page 3 of 4 is missing from this file'],
    ['all but the first', ['Statement\nPage 1/3'], 'page 2 of 3 and page 3 of 3 are missing'],
    ['those of one of two papers', ['1 of 2', '2 of 2', 'Página 1 de 2', 'Pg. 3 of 3'], 'page 1 of 3 and page 2 of 3'],
    ['more than the page without a number can be', ['Page 1 of 4', 'A table'], 'at least 2 pages are missing'],
    ['none: scanned from the last to the first', ['Page 2 sur 2', 'Page 1 sur 2'], undefined],
    ['none: a page without a number may be it', ['Page 1 of 3', 'Notes', 'Page 3 of 3'], undefined],
    ['none: which number counts is not known', ['Page 1 of 9\nForm page 2 of 3'], undefined],
    ['none: no numbers of pages', ['Paid on 1/4, box 3 of 12 of the form', '3/4'], undefined],
  ])('finds missing pages by the numbers on the others: %s', async (_, pages, expected) => {
    const document = await pdf((document) => {
      for (const [at, words] of pages.entries()) (at > 0 ? document.addPage() : document).text(words);
    });
    const found = await inspected(document, 'statement.pdf');
    const advice = found.ok ? found.advice.map(({ text }) => text).join() : 'refused';
    if (expected === undefined) expect(advice).toBe('');
    else expect(advice).toContain(expected);
  });

  it('reports blank pages and pages too dark to read', async () => {
    const dark = { ...sharp, light: sharp.light.map((value) => value / 5) };
    const blank = { ...sharp, light: new Uint8Array(sharp.light.length).fill(240) };
    const found = await inspected(await scan(8.5, [sharp, dark, blank]), 'a.pdf');
    const of = (code: string) => (found.ok ? found.advice.find((advice) => advice.code === code)?.pages : undefined);
    expect(of('too-dark')).toEqual([2]);
    expect(of('blank-page')).toEqual([3]);
  });
});

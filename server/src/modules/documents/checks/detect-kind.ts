import { m } from '@lintel/messages';
import type { Kind } from './kinds.ts';

/** The type by the first bytes of a file: an accepted kind, another known type, or unknown. */
export type DetectedKind = { kind: Kind } | { kind: 'zip' | 'cfb' } | { kind: 'other'; label: string };

/** First bytes, in hex, at an offset. The order matters where signatures share a prefix. */
const signatures: readonly { hex: string; at?: number; detected: DetectedKind }[] = [
  { hex: '255044462d', detected: { kind: 'pdf' } },
  { hex: 'ffd8ff', detected: { kind: 'jpeg' } },
  { hex: '89504e470d0a1a0a', detected: { kind: 'png' } },
  { hex: '504b0304', detected: { kind: 'zip' } },
  { hex: '504b0506', detected: { kind: 'zip' } },
  { hex: 'd0cf11e0a1b11ae1', detected: { kind: 'cfb' } },
  {
    hex: '4d5a',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_windows_program();
      },
    },
  },
  {
    hex: '7f454c46',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_linux_program();
      },
    },
  },
  {
    hex: 'cffaedfe',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_macos_program();
      },
    },
  },
  {
    hex: 'cafebabe',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_program();
      },
    },
  },
  {
    hex: '474946383',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_gif_image();
      },
    },
  },
  {
    hex: '57454250',
    at: 8,
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_webp_image();
      },
    },
  },
  {
    hex: '6674797068656963',
    at: 4,
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_heic_photo_from_an();
      },
    },
  },
  {
    hex: '667479706d696631',
    at: 4,
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_heif_image();
      },
    },
  },
  {
    hex: '6674797061766966',
    at: 4,
    detected: {
      kind: 'other',
      get label() {
        return m.documents__an_avif_image();
      },
    },
  },
  {
    hex: '66747970',
    at: 4,
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_video();
      },
    },
  },
  {
    hex: '49492a00',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_tiff_image();
      },
    },
  },
  {
    hex: '4d4d002a',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_tiff_image();
      },
    },
  },
  {
    hex: '424d',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_bmp_image();
      },
    },
  },
  {
    hex: '7b5c727466',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__an_rtf_document();
      },
    },
  },
  {
    hex: '526172211a07',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_rar_archive();
      },
    },
  },
  {
    hex: '377abcaf271c',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_7z_archive();
      },
    },
  },
  {
    hex: '1f8b',
    detected: {
      kind: 'other',
      get label() {
        return m.documents__a_gzip_archive();
      },
    },
  },
];

const texts: readonly [RegExp, () => string][] = [
  [/^\s*(<!--[\s\S]*?-->\s*)*<svg\b/i, m.documents__an_svg_drawing],
  [/^\s*<\?xml[\s\S]*?<svg\b/i, m.documents__an_svg_drawing],
  [/^\s*(<!doctype\s+html|<html|<head|<body|<script|<iframe|<!--)/i, m.documents__a_web_page_html],
  [/^\s*<\?xml/i, m.documents__an_xml_file],
  [/^#!/, m.documents__a_script],
];

export function detectKind(content: Uint8Array): DetectedKind | undefined {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 1024));
  const hex = head.subarray(0, 64).toString('hex');
  const known = signatures.find(({ hex: bytes, at = 0 }) => hex.startsWith(bytes, at * 2));
  if (known) return known.detected;
  const text = head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
  const label = texts.find(([begins]) => begins.test(text))?.[1];
  if (label) return { kind: 'other', label: label() };
  return [...head].every((byte) => byte >= 0x20 || byte === 9 || byte === 10 || byte === 13)
    ? { kind: 'other', label: m.documents__plain_text() }
    : undefined;
}

/**
 * Returns whether the file is also another file: a web page in its first kilobyte, which some programs would render,
 * or an archive after its end. Such polyglots fool scanners.
 */
export function hidesAnother(content: Uint8Array, kind: Kind): string | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (
    /<(!doctype\s+html|html|head|body|script|iframe|svg|\?php)[\s>/]/i.test(bytes.subarray(0, 1024).toString('latin1'))
  )
    return m.documents__a_web_page();
  if (kind === 'docx') return undefined;
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  // An archive's directory precedes its end record, which states its position; four bytes that match by chance do not.
  if (end === -1 || end + 22 > bytes.length || bytes.length - end > 66_000) return undefined;
  const directorySize = bytes.readUInt32LE(end + 12);
  const directoryAt = end - directorySize;
  return directoryAt > 0 && bytes.readUInt32LE(directoryAt) === 0x02014b50 ? m.documents__an_archive() : undefined;
}

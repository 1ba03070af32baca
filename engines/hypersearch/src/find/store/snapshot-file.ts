import { features, homeTypes } from '../../facts.ts';
import type { Epoch } from '../catalogue.ts';
import { figures } from './rows.ts';
import type { SegmentImage } from './segment.ts';

/** The meaning of a file's bits and columns depends on these lists. */
const MEANING = [2, features.length, features.at(-1), homeTypes.join(), figures.join()].join(' ');

interface Header extends Omit<Epoch, 'added' | 'words'> {
  meaning: string;
  /** Byte length of the words, which follow the header. */
  words: number;
  added: (Omit<SegmentImage, 'buffer'> & { bytes: number; liveWords: number })[];
}

/**
 * Serializes a snapshot: the length of the header, the header as JSON, the words of all texts, then buffers and live
 * bits in header order. The parts are views of shared memory, not copies.
 */
export function snapshotBytes(snapshot: Epoch): Uint8Array[] {
  // Words contain neither spaces nor backslashes. As JSON a million words would take three times as long.
  const words = asciiOf(snapshot.words.join(' '));
  const header: Header = {
    ...snapshot,
    meaning: MEANING,
    words: words.length,
    added: snapshot.added.map(({ image: { buffer, ...image }, live }) => ({
      ...image,
      bytes: buffer.byteLength,
      liveWords: live?.length ?? 0,
    })),
  };
  const json = asciiOf(JSON.stringify(header));
  const parts: Uint8Array<ArrayBufferLike>[] = [new Uint8Array(Float64Array.of(json.length).buffer), json, words];
  for (const { image, live } of snapshot.added) {
    parts.push(new Uint8Array(image.buffer));
    if (live) parts.push(new Uint8Array(live.buffer, live.byteOffset, live.byteLength));
  }
  return parts;
}

/** Parses a snapshot. Throws an Error for bytes that another version wrote. */
export function snapshotOf(bytes: Uint8Array): Epoch {
  const length = new Float64Array(Uint8Array.from(bytes.subarray(0, 8)).buffer)[0] ?? 0;
  const { meaning, words: wordBytes, ...header } = headerOf(bytes.subarray(8, 8 + length));
  if (meaning !== MEANING) throw new Error('the snapshot was written by another version');
  let end = 8 + length + wordBytes;
  const words = wordsOf(bytes.subarray(8 + length, end));
  const next = (byteLength: number): SharedArrayBuffer => {
    const buffer = new SharedArrayBuffer(byteLength);
    new Uint8Array(buffer).set(bytes.subarray(end, end + byteLength));
    end += byteLength;
    return buffer;
  };
  const added = header.added.map(({ bytes, liveWords, ...image }) => ({
    image: { ...image, buffer: next(bytes) },
    live: liveWords > 0 ? new Int32Array(next(liveWords * 4)) : undefined,
  }));
  if (end !== bytes.length) throw new Error('the snapshot is cut short');
  return { ...header, words, added };
}

function headerOf(json: Uint8Array): Header {
  try {
    return JSON.parse(textOf(json)) as Header;
  } catch {
    throw new Error('no snapshot');
  }
}

function wordsOf(ascii: Uint8Array): string[] {
  const text = textOf(ascii);
  if (text === '') return [];
  const letter = /\\u([0-9a-f]{4})/g;
  return text.replace(letter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).split(' ');
}

/** Encodes one byte per character. Escapes non-ASCII as JSON does. */
function asciiOf(text: string): Uint8Array {
  const escaped = text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const bytes = new Uint8Array(escaped.length);
  for (let at = 0; at < escaped.length; at++) bytes[at] = escaped.charCodeAt(at);
  return bytes;
}

function textOf(ascii: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < ascii.length; from += 4096)
    pieces.push(String.fromCharCode(...ascii.subarray(from, from + 4096)));
  return pieces.join('');
}

import { features, homeTypes } from '../facts.ts';
import type { Epoch } from './catalogue.ts';
import { figures } from './rows.ts';
import type { SegmentImage } from './segment.ts';

/** What the bits and columns of a file mean turns on these lists. */
const MEANING = [1, features.length, features.at(-1), homeTypes.join(), figures.join()].join(' ');

interface Header extends Omit<Epoch, 'added'> {
  meaning: string;
  added: (Omit<SegmentImage, 'buffer'> & { bytes: number; liveWords: number })[];
}

/**
 * A snapshot as the bytes of a file, part by part: the length of a header, the header as JSON, then buffers and live bits
 * in its order. Parts are views of what the searchers share, not copies.
 */
export function snapshotBytes(snapshot: Epoch): Uint8Array[] {
  const header: Header = {
    ...snapshot,
    meaning: MEANING,
    added: snapshot.added.map(({ image: { buffer, ...image }, live }) => ({
      ...image,
      bytes: buffer.byteLength,
      liveWords: live?.length ?? 0,
    })),
  };
  const json = asciiOf(JSON.stringify(header));
  const parts: Uint8Array<ArrayBufferLike>[] = [new Uint8Array(Float64Array.of(json.length).buffer), json];
  for (const { image, live } of snapshot.added) {
    parts.push(new Uint8Array(image.buffer));
    if (live) parts.push(new Uint8Array(live.buffer, live.byteOffset, live.byteLength));
  }
  return parts;
}

/** The snapshot that was written. Throws an Error for bytes that this version did not write. */
export function snapshotOf(bytes: Uint8Array): Epoch {
  const length = new Float64Array(Uint8Array.from(bytes.subarray(0, 8)).buffer)[0] ?? 0;
  const { meaning, ...header } = headerOf(bytes.subarray(8, 8 + length));
  if (meaning !== MEANING) throw new Error('the snapshot was written by another version');
  let end = 8 + length;
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
  return { ...header, added };
}

function headerOf(json: Uint8Array): Header {
  try {
    return JSON.parse(textOf(json)) as Header;
  } catch {
    throw new Error('no snapshot');
  }
}

/** JSON as ASCII, one byte a letter: all others are written as escapes. */
function asciiOf(json: string): Uint8Array {
  const escaped = json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
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

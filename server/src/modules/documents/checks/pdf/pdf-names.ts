import { inflateSync } from 'node:zlib';
import { m } from '@lintel/messages';
import { limits, RejectedFile } from '../inspection.ts';

/** Active features of a PDF. */
export interface Powers {
  /** Starts programs or opens other files. */
  launches: boolean;
  /** Contains other files, videos or 3D. */
  embeds: boolean;
  scripts: boolean;
}

/**
 * Searches for names of active features in the objects of a PDF and in its compressed object streams: a reader that
 * follows references would miss what another reader finds. Names may encode any letter as `#4a` (ISO 32000-1, 7.3.5),
 * so `/JavaScr#69pt` is the same name.
 */
export function activeFeaturesOf(content: Uint8Array): Powers {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const activeFeatures: Powers = { launches: false, embeds: false, scripts: false };
  let unpacked = 0;
  for (const part of partsOf(bytes)) {
    if (part.stream && isObjectStream(part.head)) {
      unpacked += note(activeFeatures, inflated(part.stream));
      if (unpacked > limits.unpacked)
        throw new RejectedFile('unpacks-too-large', m.documents__this_pdf_expands_to_far());
    }
    note(activeFeatures, part.head);
  }
  return activeFeatures;
}

function note(activeFeatures: Powers, text: string): number {
  const plain = text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  activeFeatures.launches ||= /\/Launch(?![A-Za-z])/.test(plain);
  activeFeatures.embeds ||= /\/(EmbeddedFile|RichMedia|3D|Movie|Screen)(?![A-Za-z])/.test(plain);
  activeFeatures.scripts ||= /\/(JS|JavaScript)(?![A-Za-z])/.test(plain);
  return text.length;
}

/** Yields the text between streams, each with the stream that follows. Image data contains no names. */
function* partsOf(bytes: Buffer): Generator<{ head: string; stream?: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const begins = bytes.indexOf('stream', at, 'latin1');
    if (begins === -1) return yield { head: bytes.toString('latin1', at) };
    const head = bytes.toString('latin1', at, begins);
    const start = begins + 6 + (bytes[begins + 6] === 13 ? 2 : 1);
    const ends = bytes.indexOf('endstream', start, 'latin1');
    // The word "stream" in a text, or the last stream of a truncated file.
    if (ends === -1) return yield { head: bytes.toString('latin1', at) };
    yield { head, stream: bytes.subarray(start, ends) };
    at = ends + 9;
  }
}

const isObjectStream = (head: string): boolean => head.slice(head.lastIndexOf(' obj')).includes('/ObjStm');

/** Streams with compression other than Flate do not contain objects in practice. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: limits.unpacked, finishFlush: 2 }).toString('latin1');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new RejectedFile('unpacks-too-large', m.documents__this_pdf_expands_to_far());
    return '';
  }
}

import { crc32 } from 'node:zlib';
import type { FindOptions, Hit } from '@lintel/hypersearch';
import { type EncodedAnswer, EncodedJson } from '../../../platform/serve/encoded.ts';
import { type Finder, find } from '../index/finder.ts';
import { encodedMatch } from '../reasons.ts';
import type { correctedQueryOf } from '../search-query.ts';
import type { EncodedCard, EncodedCards } from './encoded-cards.ts';
import { returnBuffer, takeBuffer } from './page-buffers.ts';
import { correctionsHeader, cursorAfter, pageHeaders, readCursor } from './paging.ts';

interface PageInput {
  sort?: FindOptions['sort'];
  limit: number;
  cursor?: string | undefined;
}

/** Builds one page of homes as sent: an array, with the total and the next link in the headers. */
export async function pageOf(
  cards: EncodedCards,
  finder: Finder,
  { search, meant }: ReturnType<typeof correctedQueryOf>,
  input: PageInput,
  path: string,
): Promise<EncodedAnswer> {
  const after = readCursor(input.cursor);
  const { total, hits } = find(finder, search, {
    limit: input.limit + 1,
    ...(input.sort ? { sort: input.sort } : {}),
    ...(after ? { after } : {}),
  });
  const shown = hits.length > input.limit ? hits.slice(0, input.limit) : hits;
  const last = hits.length > input.limit ? shown.at(-1) : undefined;
  const ids = shown.map((hit) => hit.id);
  return {
    headers: { ...pageHeaders(total, last && cursorAfter(last), path, { ...input }), ...correctionsHeader(meant) },
    body: encodedMatches(
      shown,
      search.terms ? await cards.onTerms(ids, search.terms) : (cards.ready(ids) ?? (await cards.of(ids))),
    ),
  };
}

/**
 * Encodes the homes of hits with score and reasons as a JSON array, without homes that disappeared in the
 * meantime.
 */
function encodedMatches(hits: readonly Hit[], cards: readonly (EncodedCard | undefined)[]): EncodedJson {
  const found: EncodedCard[] = [];
  const rests: string[] = [];
  let cardBytes = 0;
  for (let at = 0; at < hits.length; at++) {
    const card = cards[at];
    if (!card) continue;
    found.push(card);
    rests.push(card.agent + encodedMatch(hits[at]!, card.country));
    cardBytes += card.bytes.length;
  }
  const all = rests.join('');
  // UTF-8 needs at most three bytes per UTF-16 code unit.
  const buffer = takeBuffer(2 + cardBytes + found.length + 2 * 3 * all.length);
  // The text between the cards is encoded in one call behind the page and copied from there: mostly one byte
  // per character.
  const behind = buffer.length - 3 * all.length;
  const written = buffer.write(all, behind);
  const plain = written === all.length;
  let from = behind;
  let end = 0;
  let mark = crc32(buffer.subarray(behind, behind + written));
  for (let at = 0; at < found.length; at++) {
    const { bytes, mark: cardMark } = found[at]!;
    const rest = rests[at]!;
    buffer[end] = at === 0 ? OPEN : COMMA;
    end++;
    buffer.set(bytes, end);
    end += bytes.length;
    const length = plain ? rest.length : Buffer.byteLength(rest);
    buffer.copyWithin(end, from, from + length);
    from += length;
    end += length;
    mark = Math.imul(mark ^ cardMark, 0x9e3779b1);
    mark ^= mark >>> 15;
  }
  if (end === 0) buffer[end++] = OPEN;
  buffer[end++] = CLOSE;
  const marks = `${(mark >>> 0).toString(36)}-${end.toString(36)}-${idsOf(hits)}`;
  return new EncodedJson(buffer.subarray(0, end), marks, () => returnBuffer(buffer));
}

/** A second sum of another kind: that both stay the same while the page does not is not to be feared. */
function idsOf(hits: readonly Hit[]): string {
  let sum = 0;
  for (const { id, score } of hits) sum = (Math.imul(sum, 31) + id + Math.imul(score, 0x85ebca6b)) | 0;
  return (sum >>> 0).toString(36);
}

const [OPEN, COMMA, CLOSE] = Buffer.from('[,]') as unknown as [number, number, number];

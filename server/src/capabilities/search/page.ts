import { crc32 } from 'node:zlib';
import type { FindOptions, Hit } from '@lintel/hypersearch';
import { type EncodedAnswer, EncodedJson } from '../../foundation/encoded.ts';
import type { askAll } from './asked.ts';
import type { EncodedCard, EncodedCards } from './encoded-cards.ts';
import { type Finder, find } from './finder.ts';
import { giveRoomBack, takeRoom } from './page-room.ts';
import { cursorAfter, meantHeader, pageHeaders, readCursor } from './paging.ts';
import { encodedMatch } from './reasons.ts';

interface PageInput {
  sort?: FindOptions['sort'];
  limit: number;
  cursor?: string | undefined;
}

/** One page of homes as the wire has it: an array, its total and the way on in the headers. */
export async function pageOf(
  cards: EncodedCards,
  finder: Finder,
  { asked, meant }: ReturnType<typeof askAll>,
  input: PageInput,
  path: string,
): Promise<EncodedAnswer> {
  const after = readCursor(input.cursor);
  const { total, hits } = find(finder, asked, {
    limit: input.limit + 1,
    ...(input.sort ? { sort: input.sort } : {}),
    ...(after ? { after } : {}),
  });
  const shown = hits.length > input.limit ? hits.slice(0, input.limit) : hits;
  const last = hits.length > input.limit ? shown.at(-1) : undefined;
  const ids = shown.map((hit) => hit.id);
  return {
    headers: { ...pageHeaders(total, last && cursorAfter(last), path, { ...input }), ...meantHeader(meant) },
    body: encodedMatches(shown, cards.ready(ids) ?? (await cards.of(ids))),
  };
}

/** The homes of hits with score and reasons, as a JSON array; one that vanished in between is left out. */
function encodedMatches(hits: readonly Hit[], cards: readonly (EncodedCard | undefined)[]): EncodedJson {
  const rests = hits.map((hit, at) => {
    const card = cards[at];
    return card ? card.agent + encodedMatch(hit) : '';
  });
  let roomBytes = 2;
  // Three bytes a letter are more than UTF-8 ever needs for what stands in one unit of a string.
  for (const [at, card] of cards.entries()) if (card) roomBytes += card.bytes.length + 3 * rests[at]!.length + 1;
  const room = takeRoom(roomBytes);
  let end = 0;
  let mark = 0;
  for (const [at, card] of cards.entries()) {
    if (!card) continue;
    room[end] = end === 0 ? OPEN : COMMA;
    end++;
    room.set(card.bytes, end);
    end += card.bytes.length;
    end += room.write(rests[at]!, end);
    mark = Math.imul(mark ^ card.mark, 0x9e3779b1);
    mark ^= mark >>> 15;
  }
  if (end === 0) room[end++] = OPEN;
  room[end++] = CLOSE;
  const page = room.subarray(0, end);
  // All bytes are in the first figure, and the homes by a sum of their own in the second.
  const whole = `${crc32(page).toString(36)}-${(mark >>> 0).toString(36)}-${end.toString(36)}`;
  return new EncodedJson(page, whole, () => giveRoomBack(room));
}

const [OPEN, COMMA, CLOSE] = Buffer.from('[,]') as unknown as [number, number, number];

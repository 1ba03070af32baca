import type { FindOptions, Hit } from '@lintel/hypersearch';
import { type EncodedAnswer, EncodedJson } from '../../foundation/encoded.ts';
import type { askAll } from './asked.ts';
import type { EncodedCard, EncodedCards } from './encoded-cards.ts';
import { type Finder, find } from './finder.ts';
import { cursorAfter, meantHeader, pageHeaders, readCursor } from './paging.ts';
import { presentMatch } from './reasons.ts';

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
  const shown = hits.slice(0, input.limit);
  const last = hits.length > input.limit ? shown.at(-1) : undefined;
  return {
    headers: { ...pageHeaders(total, last && cursorAfter(last), path, { ...input }), ...meantHeader(meant) },
    body: encodedMatches(shown, await cards.of(shown.map((hit) => hit.id))),
  };
}

/** The homes of hits with score and reasons, as a JSON array; one that vanished in between is left out. */
function encodedMatches(hits: readonly Hit[], cards: readonly (EncodedCard | undefined)[]): EncodedJson {
  const found: { card: EncodedCard; rest: string }[] = [];
  let room = 2;
  for (const [at, hit] of hits.entries()) {
    const card = cards[at];
    if (!card) continue;
    const rest = `${card.agent},${JSON.stringify(presentMatch(hit)).slice(1)}`;
    found.push({ card, rest });
    // Three bytes a letter are more than UTF-8 ever needs for what stands in one unit of a string.
    room += card.bytes.length + 3 * rest.length + 1;
  }
  const page = Buffer.allocUnsafe(room);
  let at = 0;
  let mark = '';
  for (const { card, rest } of found) {
    page[at] = at === 0 ? OPEN : COMMA;
    at++;
    at += card.bytes.copy(page, at);
    at += page.write(rest, at);
    mark += card.mark + rest;
  }
  if (at === 0) page[at++] = OPEN;
  page[at++] = CLOSE;
  return new EncodedJson(page.subarray(0, at), mark);
}

const [OPEN, COMMA, CLOSE] = Buffer.from('[,]') as unknown as [number, number, number];

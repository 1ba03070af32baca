/** Clauses that name a place of the buyer's life: where they sell, study or lived, and what they searched for at first. */
import type { Claim } from '../../claims.ts';
import { has, type Item } from '../../words/items.ts';

/** Returns true if the words around a place say that it is of somebody's life, where another place may be searched for. */
export const isOfClause = (claim: Claim, items: readonly Item[]): boolean =>
  isSoldThere(claim, items) || beginsThere(claim, items) || livedThere(claim, items) || wasFirst(claim, items);

/** "Sell in Yorktown, buy in Poway", « vendre à Laval, acheter à Magog » */
const isSoldThere = ({ from }: Claim, items: readonly Item[]): boolean =>
  has(items[from - 1], 'in', 'strict') && sells.has(items[from - 2]?.text ?? '');
const sells: ReadonlySet<string> = new Set(
  'sell selling sold vendre vendu vends vendons vender vendo vendemos vendiendo vendi vendimos'.split(' '),
);

/** "My youngest starts at Dalhousie", "elle commence à Bishop's" */
const beginsThere = ({ from }: Claim, items: readonly Item[]): boolean =>
  /^(?:at|a|en)$/.test(items[from - 1]?.text ?? '') && begins.has(items[from - 2]?.text ?? '');
const begins: ReadonlySet<string> = new Set(
  `starts starting started begins beginning began enrolled enrolls studies studying accepted graduates graduated teaches commence commencera debute etudie
  enseigne inscrite inscrit empieza empezo estudia estudiara entra entro ingreso`.split(/\s+/),
);

/** "In Jacksonville we had a pool", « À Laval on avait une piscine »: the clause begins with the place. */
function livedThere({ from, to }: Claim, items: readonly Item[]): boolean {
  if (!has(items[from - 1], 'in', 'strict') || !(from < 2 || items[from - 2]?.mark !== undefined)) return false;
  const verb = items[to]?.mark === ',' ? to + 1 : to;
  if (had.has(items[verb]?.text ?? '')) return true;
  return has(items[verb], 'pron') || spoken.has(items[verb]?.text ?? '') ? had.has(items[verb + 1]?.text ?? '') : false;
}
const spoken: ReadonlySet<string> = new Set(['on', 'nous', 'je', 'j']);
const had: ReadonlySet<string> = new Set(
  `had lived rented owned spent loved hated avait avais avions vivait vivais vivions louait habitait tenia teniamos viviamos vivia rentabamos rentaba`.split(
    /\s+/,
  ),
);

/** "First it was San Diego …, now we're going to Bremerton": a later "now" names what is searched for. */
function wasFirst({ from, to }: Claim, items: readonly Item[]): boolean {
  let opens = false;
  for (let at = from - 1; at >= Math.max(0, from - 6) && items[at]?.mark === undefined; at--) {
    const { text } = items[at] as Item;
    if (/^(?:first|originally|initially|debut|depart|primero|inicialmente)$/.test(text)) opens = true;
    if (text === 'was' && items[at + 1]?.text === 'going') opens = true;
  }
  if (!opens) return false;
  const now = items.findIndex(({ text }, at) => at >= to && /^(?:now|maintenant|ahora)$/.test(text));
  return now > 0 && items.slice(now + 1, now + 8).some(({ place }) => place !== undefined);
}

import type { Item } from '../../words/items.ts';
import type { Token } from '../../words/tokens.ts';
import type { PlaceReading } from '../place-reading.ts';

/** A ZIP code or a Canadian postal prefix at `at`. */
export function readPostalCode(items: readonly Item[], tokens: readonly Token[], at: number): PlaceReading | undefined {
  const item = items[at] as Item;
  const token = tokens[item.from] as Token;
  if (item.to - item.from !== 1) return undefined;
  if (token.kind === 'number' && /^\d{5}$/.test(token.text)) {
    const tail = items[at + 1]?.mark === '-' && /^\d{4}$/.test(items[at + 2]?.text ?? '') ? 3 : 1;
    return { facts: [{ kind: 'zip', code: token.text }], next: at + tail, confidence: 1 };
  }
  // "787xx": all that begin so.
  if (/^\d{3}$/.test(token.text) && items[at + 1]?.glued && /^(?:xx|\*+|#+)$/.test(items[at + 1]?.text ?? ''))
    return {
      facts: [{ kind: 'zip', code: token.text }],
      next: items[at + 2]?.mark === '*' ? at + 3 : at + 2,
      confidence: 1,
    };
  if (
    token.kind === 'word' &&
    isFigure(token.text.charCodeAt(1)) &&
    /^[abceghj-nprstvxy]\d[abceghj-nprstv-z](?: ?\d[a-z]\d)?$/.test(token.text)
  )
    return { facts: [{ kind: 'zip', code: token.text.slice(0, 3).toUpperCase() }], next: at + 1, confidence: 1 };
  return undefined;
}

const isFigure = (code: number): boolean => code >= 48 && code <= 57;

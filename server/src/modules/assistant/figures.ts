import { homeMarks } from './parts/stored-part.ts';

/** A figure in a text with its value and its rounding tolerance, which the written digits determine. */
interface Figure {
  written: string;
  value: number;
  within: number;
  /** True if it has a currency sign. */
  money: boolean;
}

/** Matches figures in English, French and Spanish notation: `$480,000`, `480 000 $`, `6,36`. */
const figure =
  /(\$\s?)?(?<![\w.])(\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)|\d+)([.,]\d+)?(?:\s?(k|thousand|grand|m(?!²)|million|bn|billion|mil|mille)\b)?([\u00a0\u202f ]?\$)?/gi;
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  mil: 1e3,
  mille: 1e3,
};
const spelled =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several|few|a couple of)[- ](hundred|thousand|million|percent|per cent)\b/gi;

export function figuresOf(text: string): Figure[] {
  return [...text.replace(homeMarks, ' ').matchAll(figure)].map(
    ([written, sign, whole, fraction = '', scale, signAfter]) => {
      const factor = scales[scale?.toLowerCase() ?? ''] ?? 1;
      const digits = Math.max(0, fraction.length - 1);
      return {
        written: written.trim(),
        value: Number(whole!.replace(/\D/g, '') + fraction.replace(',', '.')) * factor,
        // “$480k” may be 479,600; “480,000” may not.
        money: sign !== undefined || signAfter !== undefined,
        within: (factor === 1 && digits === 0 ? 0.5 : 0.5 * 10 ** -digits * factor) + 1e-9,
      };
    },
  );
}

interface Known {
  value: number;
  /** True if it can be an amount of money. Counts of days or homes cannot. */
  money: boolean;
}

const moneyKey =
  /price|total|amount|month|cost|down|cash|tax|hoa|median|income|debt|closing|prepaid|insurance|interest|loan|least|fee|value|annual|yearly|dues|points|middle|premium|budget|base|payment|spared|stamps|intangible|buyer|seller|upTo|below|least|price|priceCut/i;

/** Returns all numbers in data: values, figures in texts and lengths of lists. */
export function numbersIn(data: unknown, key = ''): Known[] {
  if (typeof data === 'number') return [{ value: data, money: moneyKey.test(key) }];
  if (typeof data === 'string') return [...figuresOf(data), ...datesIn(data)];
  if (Array.isArray(data))
    return [{ value: data.length, money: false }, ...data.flatMap((each) => numbersIn(each, key))];
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([name, each]) => numbersIn(each, name));
  return [];
}

/** Returns year, month and day of the ISO dates in a text. */
const datesIn = (text: string): Known[] =>
  [...text.matchAll(/(\d{4})-(\d{2})-(\d{2})/g)].flatMap(([, ...parts]) =>
    parts.map((part) => ({ value: Number(part), money: false })),
  );

/**
 * Returns the figures of a text that neither the question nor a tool result contains. Invariant: an answer has none.
 * Round numbers that are spelled out always count as unsupported.
 */
export function unsupportedFigures(
  text: string,
  { question, found }: { question: string; found: readonly unknown[] },
): string[] {
  const known = [
    ...figuresOf(question).map(({ value }) => ({ value, money: true })),
    ...found.flatMap((data) => numbersIn(data)),
  ];
  const missing = figuresOf(text).filter(
    ({ value, within, money }) =>
      !known.some((number) => (number.money || !money) && Math.abs(Math.abs(number.value) - value) <= within),
  );
  return [...missing.map(({ written }) => written), ...[...text.matchAll(spelled)].map(([written]) => written)];
}

/** Returns the ids of homes that a text names but no tool returned. */
export function unknownHomes(text: string, from: readonly unknown[]): number[] {
  const known = new Set(from.flatMap(idsIn));
  return [...text.matchAll(homeMarks)].map(([, id]) => Number(id)).filter((id) => !known.has(id));
}

function idsIn(data: unknown): number[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (typeof data !== 'object' || data === null) return [];
  const { id } = data as { id?: unknown };
  return [...(typeof id === 'number' ? [id] : []), ...Object.values(data).flatMap(idsIn)];
}

import { homeMarks } from './parts/stored-part.ts';

/** A figure of a text: its value, and how far from it the true one may lie by the digits that are written. */
interface Figure {
  written: string;
  value: number;
  within: number;
}

const figure = /(?<![\w.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(k|thousand|m|million|bn|billion)\b)?/gi;
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };
const spelled =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several|few|a couple of)[- ](hundred|thousand|million|percent|per cent)\b/gi;

export function figuresOf(text: string): Figure[] {
  return [...text.replace(homeMarks, ' ').matchAll(figure)].map(([written, whole, fraction = '', scale]) => {
    const factor = scales[scale?.toLowerCase() ?? ''] ?? 1;
    const digits = Math.max(0, fraction.length - 1);
    return {
      written,
      value: Number(whole!.replaceAll(',', '') + fraction) * factor,
      // “$480k” may be 479,600; “480,000” may not.
      within: (factor === 1 && digits === 0 ? 0.5 : 0.5 * 10 ** -digits * factor) + 1e-9,
    };
  });
}

/** All numbers that data holds: its values, those within its texts, and how many things its lists have. */
export function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [data];
  if (typeof data === 'string') return [...figuresOf(data).map(({ value }) => value), ...datesIn(data)];
  if (Array.isArray(data)) return [data.length, ...data.flatMap(numbersIn)];
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(numbersIn);
  return [];
}

/** Year, month and day of ISO days, whose parts are joined by hyphens. */
const datesIn = (text: string): number[] =>
  [...text.matchAll(/(\d{4})-(\d{2})-(\d{2})/g)].flatMap(([, ...parts]) => parts.map(Number));

/**
 * The figures of a text that nothing it was made from holds, as they are written. Invariant of every answer: none. Numbers
 * that are spelled out and round are taken as figures that nothing holds.
 */
export function unsupportedFigures(text: string, from: readonly unknown[]): string[] {
  const known = from.flatMap(numbersIn);
  const missing = figuresOf(text).filter(
    ({ value, within }) => !known.some((number) => Math.abs(Math.abs(number) - value) <= within),
  );
  return [...missing.map(({ written }) => written), ...[...text.matchAll(spelled)].map(([written]) => written)];
}

/** Homes that a text names and nothing it was made from holds. */
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

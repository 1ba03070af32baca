import { m } from '@lintel/messages';
import type { RateProduct } from '../contract.ts';
import type { PublishedRate } from '../store-rates.ts';

/** Its message is a sentence for the person who provided the file or address. */
export class RatesFileError extends Error {
  override name = 'RatesFileError';
}

/** Maps a column of a published file to its product and publisher. */
export type Series = Readonly<Record<string, { product: RateProduct; source: string }>>;

const pmms = 'Freddie Mac PMMS';
const bankOfCanada = 'Bank of Canada';

/**
 * Columns of the published files: Freddie Mac's history (`PMMS_history.csv`), the same series at FRED, and the
 * Bank of Canada's Valet service, whose series of conventional mortgages are the banks' posted rates.
 */
const knownSeries: Series = {
  pmms30: { product: 'us_fixed_30y', source: pmms },
  pmms15: { product: 'us_fixed_15y', source: pmms },
  MORTGAGE30US: { product: 'us_fixed_30y', source: pmms },
  MORTGAGE15US: { product: 'us_fixed_15y', source: pmms },
  V80691335: { product: 'ca_fixed_5y_posted', source: bankOfCanada },
  V122521: { product: 'ca_fixed_5y_posted', source: bankOfCanada },
};

export interface RatesFile {
  /** Rates by source, each product and day once, in file order. */
  bySource: ReadonlyMap<string, PublishedRate[]>;
  /** Lines with a date and an invalid value, with the reason. */
  refused: { line: number; why: string }[];
}

const dayColumn = /^(date|observation_date|month|week)$/i;

/** Parses a published CSV file. `extra` adds columns. */
export function readRatesCsv(text: string, extra: Series = {}): RatesFile {
  const series = byFoldedName({ ...knownSeries, ...extra });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const headAt = lines.findIndex((line) => {
    const [first = '', ...rest] = cellsOf(line);
    return dayColumn.test(first) && rest.length > 0;
  });
  if (headAt < 0) throw new RatesFileError('The file has no header row that begins with a date column.');
  const columns = cellsOf(lines[headAt]!).flatMap((name, at) => {
    const found = series.get(name.toLowerCase());
    return found ? [{ ...found, at }] : [];
  });
  if (columns.length === 0)
    throw new RatesFileError(
      `The file has no known series; known are ${Object.keys(knownSeries).join(', ')}. Name others with --series NAME=PRODUCT.`,
    );
  const bySource = new Map<string, Map<string, PublishedRate>>();
  const refused: RatesFile['refused'] = [];
  for (let at = headAt + 1; at < lines.length; at++) {
    const cells = cellsOf(lines[at]!);
    if (cells.every((cell) => cell === '')) continue;
    const effectiveOn = isoDay(cells[0]!);
    if (effectiveOn === undefined) {
      refused.push({ line: at + 1, why: m.rates__isnt_a_valid_date({ list: cells[0]!.slice(0, 40) }) });
      continue;
    }
    for (const { product, source, at: column } of columns) {
      const cell = cells[column] ?? '';
      // An empty cell or a dot is a week without a value.
      if (cell === '' || cell === '.') continue;
      const percent = /^\d{1,2}(\.\d+)?$/.test(cell) ? Math.round(Number(cell) * 1_000) / 1_000 : Number.NaN;
      if (!(percent > 0 && percent <= 30)) {
        refused.push({ line: at + 1, why: m.rates__isnt_a_rate_from_0({ list: cell.slice(0, 40) }) });
        continue;
      }
      const rates = bySource.get(source) ?? new Map<string, PublishedRate>();
      bySource.set(source, rates.set(`${product} ${effectiveOn}`, { product, percent, effectiveOn }));
    }
  }
  if (bySource.size === 0) throw new RatesFileError('The file has no rates under its header.');
  return { bySource: new Map([...bySource].map(([source, rates]) => [source, [...rates.values()]])), refused };
}

const byFoldedName = (series: Series) =>
  new Map(Object.entries(series).map(([name, about]) => [name.toLowerCase(), about]));

/** The published files quote cells, but the values that are read contain no comma or quote. */
const cellsOf = (line: string): string[] =>
  line.split(',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** `2026-11-19`, `11/19/2026` (month first) or `2026-11`, which is the first day of the month. */
function isoDay(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = american
    ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`
    : /^\d{4}-\d{2}$/.test(text)
      ? `${text}-01`
      : text;
  const date = new Date(`${iso}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
    ? iso
    : undefined;
}

import { monthNumber, type Series, seriesOf } from '@lintel/market';
import { csvRows, type SourceRow, sourceBytes, UsageError } from '../../feeds/index.ts';

/** A series of a file with the columns that name its area. */
export interface FileSeries extends Series {
  columns: Record<string, string>;
}

/** The published values of an area, by month number, with the columns that name it. */
export interface Place {
  columns: Record<string, string>;
  points: [number, number][];
}

const dateColumn = /^(date|month|ref_?date|transaction[ _]?date|time|period_?begin|observation_?date)$/i;
const yearColumn = /^(year|yr)$/i;
const quarterColumn = /^(quarter|qtr|period)$/i;
const valueColumn = /^(value|index|hpi|index_nsa|price|zhvi|zori|median_?sale_?price)$/i;
/** Columns that neither name an area nor hold its value. */
const otherColumn =
  /^(hpi_se|se|sales_pairs|sales[_ ]?pair[_ ]?count( \(\d+\))?|index_sa|uom|uom_id|scalar_factor|scalar_id|vector|coordinate|status|symbol|terminated|decimals|dguid|sizerank)$/i;
const wideMonth = /^(\d{4})-(\d{2})(-\d{2})?$/;

/** Values that FHFA, Case-Shiller, Zillow, Teranet and Statistics Canada publish: wide by month, wide by area, or long. */
export async function readSeries(file: string, until: number): Promise<FileSeries[]> {
  return [...(await readPoints(file))].flatMap(([id, place]) => {
    const series = seriesOf(id, place.points, until);
    return series ? [{ ...series, columns: place.columns }] : [];
  });
}

/** Reads the published values by area, without bridging gaps. */
export async function readPoints(file: string): Promise<Map<string, Place>> {
  const { columns, rows } = await csvRows(sourceBytes(file), ',');
  const places = new Map<string, Place>();
  const bare = bareShape(columns);
  // The first record of a file without a header holds values.
  bare?.(Object.fromEntries(columns.map((column) => [column, column])), places);
  const shape = bare ?? shapeOf(columns);
  if (!shape) throw new UsageError(`${file}: no column names a month, or a year with a quarter, beside a value`);
  for await (const read of rows) if ('row' in read) shape(read.row, places);
  return places;
}

/** FHFA's files of metros (name, CBSA, year, quarter, index, error) and states (name, year, quarter, index) have no header. */
function bareShape(columns: readonly string[]): RowShape | undefined {
  const isMetro = columns.length >= 5 && /^\d{5}$/.test(columns[1]!);
  const [year, quarter, value] = columns.slice(isMetro ? 2 : 1);
  if (!/^(19|20)\d\d$/.test(year ?? '') || !/^[1-4]$/.test(quarter ?? '') || !/^(-|[\d.]+)$/.test(value ?? ''))
    return undefined;
  const name = isMetro ? 'metro' : 'state';
  return (row, into) =>
    add(into, { [name]: row[columns[0]!]! }, Number(row[year!]) * 12 + Number(row[quarter!]) * 3 - 1, row[value!]!);
}

type RowShape = (row: SourceRow, into: Map<string, Place>) => void;

function shapeOf(columns: readonly string[]): RowShape | undefined {
  const months = columns.filter((column) => wideMonth.test(column));
  if (months.length >= 2) {
    const names = columns.filter((column) => !wideMonth.test(column) && !otherColumn.test(column));
    return (row, into) => {
      for (const month of months) add(into, pick(row, names), monthNumber(month), row[month]!);
    };
  }
  const year = columns.find((column) => yearColumn.test(column));
  const quarter = columns.find((column) => quarterColumn.test(column));
  const date =
    columns.find((column) => dateColumn.test(column)) ??
    (year ? undefined : columns.find((column) => column.trim() === ''));
  const monthOf = monthReader(year, quarter, date);
  if (!monthOf) return undefined;
  const time = [year, quarter, date];
  const value =
    ['hpi', 'index_nsa', 'value', 'index'].flatMap(
      (name) => columns.find((column) => column.toLowerCase() === name) ?? [],
    )[0] ?? columns.find((column) => valueColumn.test(column));
  if (value) {
    const names = columns.filter(
      (column) => column !== value && !time.includes(column) && !otherColumn.test(column) && !valueColumn.test(column),
    );
    return (row, into) => add(into, pick(row, names), monthOf(row), row[value]!);
  }
  const areas = columns.filter((column) => !time.includes(column) && !otherColumn.test(column));
  return (row, into) => {
    for (const area of areas) add(into, { area }, monthOf(row), row[area]!);
  };
}

function monthReader(year?: string, quarter?: string, date?: string): ((row: SourceRow) => number) | undefined {
  if (year && quarter)
    return (row) => {
      const period = Number(row[quarter]!.replace(/\D/g, ''));
      // FHFA's master file holds months and quarters.
      const isMonthly = /month/i.test(row.frequency ?? '');
      return Number(row[year]) * 12 + (isMonthly ? period : period * 3) - 1;
    };
  return date ? (row) => monthOfDate(row[date]!) : undefined;
}

function monthOfDate(text: string): number {
  if (/^\d{4}-\d{2}/.test(text)) return monthNumber(text);
  const quarter = /^(\d{4})\D?Q([1-4])$/i.exec(text);
  if (quarter) return Number(quarter[1]) * 12 + Number(quarter[2]) * 3 - 1;
  const slashed = /^(\d{1,2})\/\d{1,2}\/(\d{4})$/.exec(text) ?? /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return Number(slashed[2]) * 12 + Number(slashed[1]) - 1;
  const named = /^([A-Za-z]{3})[a-z]*[- ](\d{4})$/.exec(text);
  if (named) return Number(named[2]) * 12 + monthNames.indexOf(named[1]!.toLowerCase());
  return Number.NaN;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const pick = (row: SourceRow, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, row[name]!]));

function add(into: Map<string, Place>, columns: Record<string, string>, month: number, text: string): void {
  const value = Number(text.replaceAll(',', ''));
  if (text.trim() === '' || !(value > 0) || Number.isNaN(month)) return;
  const id = Object.values(columns).join(' | ');
  const place = into.get(id) ?? { columns, points: [] };
  into.set(id, place);
  place.points.push([month, value]);
}

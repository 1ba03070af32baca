import { m } from '@lintel/messages';
import type { z } from 'zod';
import { type BadField, invalid } from '../../../platform/serve/errors.ts';
import { CsvFileError, csvRows } from '../../feeds/index.ts';
import { AdjustmentLine, ProductLine, type RateSheetInput } from './contract.ts';

/** Columns of each kind of line, by the field that they fill. The order is free. */
const columnsOf = {
  product: {
    ...{ program: 'program', termYears: 'term_years', rate: 'rate', points: 'points', fees: 'fees' },
    ...{ loanMin: 'loan_min', loanMax: 'loan_max', ltvMax: 'ltv_max', scoreMin: 'score_min' },
  },
  adjustment: {
    ...{ program: 'program', rate: 'rate', points: 'points', ltvAbove: 'ltv_above', ltvAtMost: 'ltv_at_most' },
    ...{ scoreFrom: 'score_from', scoreTo: 'score_to' },
  },
} as const;
type Kind = keyof typeof columnsOf;
const schemas: Record<Kind, z.ZodType> = { product: ProductLine, adjustment: AdjustmentLine };
const needed = ['line', 'program', 'term_years', 'rate'];
const known = new Set(['line', ...Object.values(columnsOf).flatMap((columns) => Object.values(columns))]);

const ERRORS_SHOWN = 50;

/**
 * Reads a rate sheet from CSV text.
 * @throws INVALID with every bad cell by line and column
 */
export async function readSheetCsv(csv: string): Promise<RateSheetInput> {
  const { columns, rows } = await tableOf(csv);
  const bad: BadField[] = [
    ...needed
      .filter((name) => !columns.includes(name))
      .map((field) => ({ field, rule: m.lending__column_is_missing() })),
    ...columns.filter((name) => !known.has(name)).map((field) => ({ field, rule: m.lending__column_is_unknown() })),
  ];
  if (bad.length > 0) throw invalid(bad);
  const sheet: { product: unknown[]; adjustment: unknown[] } = { product: [], adjustment: [] };
  for await (const each of rows) {
    const line = String(each.number);
    if ('rule' in each) {
      bad.push({ field: m.lending__csv_line({ line }), rule: each.rule });
      continue;
    }
    const kind = each.row.line?.trim().toLowerCase();
    if (kind !== 'product' && kind !== 'adjustment') {
      bad.push({
        field: m.lending__csv_cell({ line, column: 'line' }),
        rule: m.lending__must_be_product_or_adjustment(),
      });
      continue;
    }
    const read = schemas[kind].safeParse(valuesOf(each.row, columnsOf[kind]));
    if (read.success) sheet[kind].push(read.data);
    for (const { path, message } of read.error?.issues ?? []) {
      const column = (columnsOf[kind] as Record<string, string>)[String(path[0])] ?? 'line';
      bad.push({ field: m.lending__csv_cell({ line, column }), rule: message });
    }
  }
  if (bad.length > 0) throw invalid(bad.slice(0, ERRORS_SHOWN));
  if (sheet.product.length === 0) throw invalid('csv', m.lending__needs_a_product());
  return { products: sheet.product, adjustments: sheet.adjustment } as RateSheetInput;
}

/** The filled cells of a row by field; an empty one takes its default. Marks of percent, money and thousands are dropped. */
function valuesOf(row: Readonly<Record<string, string>>, columns: Readonly<Record<string, string>>) {
  const filled = Object.entries(columns).flatMap(([field, column]): [string, string | number][] => {
    const text = row[column]?.trim() ?? '';
    if (text === '') return [];
    return [[field, field === 'program' ? text.toLowerCase() : Number(text.replace(/[%$,\s]/g, '') || Number.NaN)]];
  });
  return Object.fromEntries(filled);
}

async function tableOf(csv: string) {
  async function* bytes() {
    yield Buffer.from(csv.replace(/^\uFEFF/, ''));
  }
  try {
    return await csvRows(bytes(), ',');
  } catch (error) {
    if (error instanceof CsvFileError) throw invalid('csv', m.lending__must_start_with_a_header());
    throw error;
  }
}

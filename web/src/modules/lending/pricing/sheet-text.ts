import type { AdjustmentLine, ProductLine, RateSheetInput } from '@lintel/server/lending';
import { csvText } from '../../../ui/table/csv.ts';

const columns = [
  ...['line', 'program', 'term_years', 'rate', 'points', 'fees', 'loan_min', 'loan_max', 'ltv_max', 'score_min'],
  ...['ltv_above', 'ltv_at_most', 'score_from', 'score_to'],
];

const cells = (values: readonly (string | number | null)[]): string[] => values.map((value) => String(value ?? ''));

const productCells = (line: ProductLine): string[] =>
  cells([
    ...['product', line.program, line.termYears, line.rate, line.points, line.fees],
    ...[line.loanMin, line.loanMax, line.ltvMax, line.scoreMin, null, null, null, null],
  ]);

const adjustmentCells = (line: AdjustmentLine): string[] =>
  cells([
    ...['adjustment', line.program, null, line.rate, line.points, null, null, null, null, null],
    ...[line.ltvAbove, line.ltvAtMost, line.scoreFrom, line.scoreTo],
  ]);

/** A rate sheet as CSV, in the form that can be imported again. */
export const sheetText = ({ products, adjustments }: RateSheetInput): string =>
  csvText([columns, ...products.map(productCells), ...adjustments.map(adjustmentCells)]);

/** The columns with one line of each kind. */
export const exampleSheet: RateSheetInput = {
  products: [
    {
      ...{ program: 'conventional', termYears: 30, rate: 6.5, points: 0, fees: 995 },
      ...{ loanMin: null, loanMax: 832_750, ltvMax: 97, scoreMin: 620 },
    },
  ],
  adjustments: [
    {
      ...{ program: 'conventional', ltvAbove: 80, ltvAtMost: 90, scoreFrom: 620, scoreTo: 679 },
      ...{ rate: 0.25, points: 0 },
    },
  ],
};

import { m } from '@lintel/messages';
import type { AdjustmentLine, ProductLine } from '@lintel/server/lending';
import type { ReactNode } from 'react';
import { decimal, money, whole } from '../../../ui/format.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { loanWords, percent, programWords } from './program-words.ts';

type Actions = (at: number) => ReactNode;
const bandOf = ({ ltvAbove, ltvAtMost }: AdjustmentLine): string =>
  m.lending__ltv_band({ above: decimal(ltvAbove), most: decimal(ltvAtMost) });
const scores = (from: number, to: number): string => `${whole(from)}–${whole(to)}`;
const signed = (value: number, words: string): string => `${value > 0 ? '+' : ''}${words}`;
const currencyOf = ({ program }: ProductLine) => (program === 'insured' || program === 'uninsured' ? 'CAD' : 'USD');

const limitsOf = (line: ProductLine): string =>
  [
    line.ltvMax === null ? null : m.lending__up_to_ltv({ percent: decimal(line.ltvMax) }),
    line.scoreMin === null ? null : m.lending__score_at_least({ score: line.scoreMin }),
    line.loanMin === null ? null : m.lending__loan_at_least({ amount: money(line.loanMin, currencyOf(line)) }),
    line.loanMax === null ? null : m.lending__loan_at_most({ amount: money(line.loanMax, currencyOf(line)) }),
  ]
    .filter(Boolean)
    .join(' · ') || '–';

export const productColumns = (actions: Actions): Column<{ line: ProductLine; at: number }>[] => [
  { head: m.lending__loan(), cell: ({ line }) => <span className="font-medium">{loanWords(line)}</span> },
  { head: m.lending__rate(), numeric: true, cell: ({ line }) => percent(line.rate) },
  { head: m.lending__points(), numeric: true, cell: ({ line }) => decimal(line.points) },
  { head: m.lending__fees(), numeric: true, from: 'md', cell: ({ line }) => money(line.fees, currencyOf(line)) },
  { head: m.lending__limits(), from: 'md', cell: ({ line }) => <span className="text-soft">{limitsOf(line)}</span> },
  { head: m.lending__actions(), numeric: true, cell: ({ at }) => actions(at) },
];

export const adjustmentColumns = (actions: Actions): Column<{ line: AdjustmentLine; at: number }>[] => [
  {
    head: m.lending__program(),
    cell: ({ line }) => (line.program === null ? m.lending__every_program() : programWords[line.program]()),
  },
  {
    head: m.lending__loan_to_value(),
    from: 'md',
    cell: ({ line }) => bandOf(line),
  },
  { head: m.lending__credit_score(), from: 'md', cell: ({ line }) => scores(line.scoreFrom, line.scoreTo) },
  { head: m.lending__rate(), numeric: true, cell: ({ line }) => signed(line.rate, percent(line.rate)) },
  {
    head: m.lending__points(),
    numeric: true,
    from: 'md',
    cell: ({ line }) => signed(line.points, decimal(line.points)),
  },
  { head: m.lending__actions(), numeric: true, cell: ({ at }) => actions(at) },
];

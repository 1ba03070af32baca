import type { MarketSet } from './market-rows.ts';

const columns = ['medianListPrice', 'medianSalePrice', 'saleToList'] as const;

/** The months of a market with the sample size of each figure; a hidden figure is an empty cell. */
export const marketCsv = ({ months, currency }: MarketSet): string[][] => [
  [
    'month',
    'complete',
    'listed',
    'forSale',
    'sales',
    'currency',
    ...columns.flatMap((column) => [column, `${column}N`]),
  ],
  ...months.map(({ month, complete, listed, forSale, sales, ...figures }) => [
    ...[month, String(complete), String(listed), String(forSale), String(sales), currency ?? ''],
    ...columns.flatMap((column) => [String(figures[column]?.value ?? ''), String(figures[column]?.n ?? '')]),
  ]),
];

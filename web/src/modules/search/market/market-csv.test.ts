import { expect, it } from 'vitest';
import { marketCsv } from './market-csv.ts';
import type { MarketSet } from './market-rows.ts';

it('has a row a month, and leaves hidden figures empty', () => {
  const month = { complete: true, listed: 30, forSale: 80, sales: 12, medianListPrice: { value: 455_000, n: 30 } };
  const market = {
    currency: 'USD',
    months: [{ ...month, month: '2026-10', medianSalePrice: null, saleToList: { value: 0.985, n: 12 } }],
  } as unknown as MarketSet;
  expect(marketCsv(market)).toEqual([
    'month,complete,listed,forSale,sales,currency,medianListPrice,medianListPriceN,medianSalePrice,medianSalePriceN,saleToList,saleToListN'.split(
      ',',
    ),
    '2026-10,true,30,80,12,USD,455000,30,,,0.985,12'.split(','),
  ]);
});

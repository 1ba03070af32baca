import { type CsvColumn, csvFile } from '../../../platform/csv/csv.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { type Analytics, analyticsContract as contract } from './contract.ts';
import { monthsOf } from './months.ts';

export const file = serve(contract.file, {
  access: wholesaler,
  run: async ({ input: { months }, db }) => csvFile('analytics.csv', columns, await monthsOf(db, months)),
});

const columns: CsvColumn<Analytics['months'][number]>[] = [
  { head: 'Month', cell: ({ month }) => month },
  { head: 'New companies', cell: ({ newResellers }) => newResellers },
  { head: 'New agents', cell: ({ newAgents }) => newAgents },
  { head: 'New buyers', cell: ({ newBuyers }) => newBuyers },
  { head: 'Agents at the end', cell: ({ agents }) => agents },
  { head: 'Buyers at the end', cell: ({ buyers }) => buyers },
  { head: 'Recurring a month at the end (USD)', cell: ({ mrrCents }) => (mrrCents / 100).toFixed(2) },
  { head: 'Revenue before tax (USD)', cell: ({ revenueCents }) => (revenueCents / 100).toFixed(2) },
];

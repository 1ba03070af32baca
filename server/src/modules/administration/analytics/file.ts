import { m } from '@lintel/messages';
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
  {
    get head() {
      return m.administration__month();
    },
    cell: ({ month }) => month,
  },
  {
    get head() {
      return m.administration__new_companies();
    },
    cell: ({ newResellers }) => newResellers,
  },
  {
    get head() {
      return m.administration__new_agents();
    },
    cell: ({ newAgents }) => newAgents,
  },
  {
    get head() {
      return m.administration__new_buyers();
    },
    cell: ({ newBuyers }) => newBuyers,
  },
  {
    get head() {
      return m.administration__agents_at_month_end();
    },
    cell: ({ agents }) => agents,
  },
  {
    get head() {
      return m.administration__buyers_at_month_end();
    },
    cell: ({ buyers }) => buyers,
  },
  {
    get head() {
      return m.administration__monthly_recurring_revenue_at_month();
    },
    cell: ({ mrrCents }) => (mrrCents / 100).toFixed(2),
  },
  {
    get head() {
      return m.administration__revenue_before_tax_usd();
    },
    cell: ({ revenueCents }) => (revenueCents / 100).toFixed(2),
  },
];

import { m } from '@lintel/messages';
import type { Instalment } from '@lintel/mortgage';
import type { Currency } from '../../../ui/format.ts';
import { saveCsv } from '../../../ui/table/csv.ts';

const columns: readonly { head: string; value: (each: Instalment) => number }[] = [
  {
    get head() {
      return m.listings__payment();
    },
    value: ({ number }) => number,
  },
  {
    get head() {
      return m.listings__paid();
    },
    value: ({ paymentCents }) => paymentCents / 100,
  },
  {
    get head() {
      return m.listings__interest();
    },
    value: ({ interestCents }) => interestCents / 100,
  },
  {
    get head() {
      return m.listings__principal_paid();
    },
    value: ({ principalCents }) => principalCents / 100,
  },
  {
    get head() {
      return m.listings__balance();
    },
    value: ({ balanceCents }) => balanceCents / 100,
  },
];

/** Formats every payment of a loan as CSV, with amounts in the currency that the header names. */
export const scheduleCsv = (schedule: readonly Instalment[], currency: Currency): string =>
  [
    columns.map(({ head }, index) => (index === 0 ? head : `${head} (${currency})`)),
    ...schedule.map((each) => columns.map(({ value }, index) => value(each).toFixed(index === 0 ? 0 : 2))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Downloads the schedule as a file. */
export const saveSchedule = (schedule: readonly Instalment[], currency: Currency, name: string): void =>
  saveCsv(name, scheduleCsv(schedule, currency));

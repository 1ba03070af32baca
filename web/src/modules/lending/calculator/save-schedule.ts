import type { Instalment } from '@lintel/mortgage';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';

/** Downloads every payment of a schedule as CSV. */
export const saveSchedule = (schedule: readonly Instalment[]): void =>
  saveCsv(
    'amortization.csv',
    csvText([
      ['payment', 'amount', 'principal', 'interest', 'balance'],
      ...schedule.map(({ number, paymentCents, principalCents, interestCents, balanceCents }) => [
        String(number),
        ...[paymentCents, principalCents, interestCents, balanceCents].map((amount) => (amount / 100).toFixed(2)),
      ]),
    ]),
  );

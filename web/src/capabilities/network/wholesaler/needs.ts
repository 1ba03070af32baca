import { useQuery } from '@tanstack/react-query';
import { type DeskState, deskPath } from './desk-state.ts';
import { statsQuery } from './queries.ts';

interface Need {
  count: number;
  what: string;
  note?: string | undefined;
  href: string;
}

/** What waits for the wholesaler now; undefined until it is counted. */
export function useWholesalerNeeds(): Need[] | undefined {
  const { data: stats } = useQuery(statsQuery);
  if (!stats) return undefined;
  const { pendingVerifications: pending, overdueVerifications: late, dueChecks, pastDue, suspended } = stats;
  const need = (count: number, one: string, many: string, state: DeskState, note?: string): Need => ({
    count,
    what: count === 1 ? one : many,
    note,
    href: deskPath(state),
  });
  return [
    need(
      pending,
      'licence to verify',
      'licences to verify',
      { tab: 'verifications' },
      late > 0 ? `${late} later than one working day` : 'All within one working day',
    ),
    need(dueChecks, 'licence due for another look', 'licences due for another look', {
      tab: 'verifications',
      due: 'yes',
    }),
    need(pastDue, 'company past due', 'companies past due', { tab: 'resellers', status: 'past_due' }, 'A bill is open'),
    need(suspended, 'company suspended', 'companies suspended', { tab: 'resellers', status: 'suspended' }, 'By you'),
  ];
}

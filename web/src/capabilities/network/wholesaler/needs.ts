import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { type DashboardState, dashboardPath } from './dashboard-state.ts';
import { statsQuery } from './queries.ts';

interface Need {
  count: number;
  what: string;
  note?: string | undefined;
  href: string;
}

/** Work pending for the wholesaler; undefined while it is loading. */
export function useWholesalerNeeds(): Need[] | undefined {
  const { data: stats } = useQuery(statsQuery);
  if (!stats) return undefined;
  const { pendingVerifications: pending, overdueVerifications: late, dueChecks, pastDue, suspended } = stats;
  const need = (count: number, one: string, many: string, state: DashboardState, note?: string): Need => ({
    count,
    what: count === 1 ? one : many,
    note,
    href: dashboardPath(state),
  });
  return [
    need(
      pending,
      m.network__licence_to_verify(),
      m.network__licences_to_verify(),
      { tab: 'verifications' },
      late > 0 ? m.network__later_than_one_working_day({ late }) : m.network__all_within_one_working_day(),
    ),
    need(dueChecks, m.network__licence_due_for_another_look(), m.network__licences_due_for_another_look(), {
      tab: 'verifications',
      due: 'yes',
    }),
    need(
      pastDue,
      m.network__company_past_due(),
      m.network__companies_past_due(),
      { tab: 'resellers', status: 'past_due' },
      m.network__a_bill_is_open(),
    ),
    need(
      suspended,
      m.network__company_suspended(),
      m.network__companies_suspended(),
      { tab: 'resellers', status: 'suspended' },
      m.network__by_you(),
    ),
  ];
}

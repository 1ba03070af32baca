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
      m.network__license_to_verify(),
      m.network__licenses_to_verify(),
      { tab: 'verifications' },
      late > 0 ? m.network__waiting_longer_than_one_business({ late }) : m.network__all_within_one_business_day(),
    ),
    need(dueChecks, m.network__license_due_for_another_check(), m.network__licenses_due_for_another_check(), {
      tab: 'verifications',
      due: 'yes',
    }),
    need(
      pastDue,
      m.network__company_past_due(),
      m.network__companies_past_due(),
      { tab: 'resellers', status: 'past_due' },
      m.network__unpaid_invoice(),
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

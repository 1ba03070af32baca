import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { dashboardPath } from '../../modules/administration/dashboard-state.ts';
import { fetchTickets } from '../../modules/support/calls.ts';
import type { Need } from '../dashboard/needs-now.tsx';

/** Support requests without a reply; undefined while loading. */
export function useOpenRequests(): Need | undefined {
  const { data } = useQuery({ queryKey: ['support', 'tickets', 1, 'open'], queryFn: () => fetchTickets(1, 'open') });
  if (!data) return undefined;
  return {
    count: data.total,
    what: data.total === 1 ? m.wholesaler_desk__question_to_answer() : m.wholesaler_desk__questions_to_answer(),
    // The request with the earliest due time comes first.
    note: data.tickets[0]?.overdue
      ? m.wholesaler_desk__the_first_one_is_overdue()
      : m.wholesaler_desk__all_within_the_promised_time(),
    href: dashboardPath({ tab: 'support' }),
  };
}

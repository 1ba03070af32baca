import { useQuery } from '@tanstack/react-query';
import { deskPath } from '../../capabilities/network/wholesaler/desk-state.ts';
import { askTickets } from '../../capabilities/support/calls.ts';
import type { Need } from '../desk/needs-now.tsx';

/** Questions to support that wait for an answer; undefined until they are counted. */
export function useOpenQuestions(): Need | undefined {
  const { data } = useQuery({ queryKey: ['support', 'tickets', 1, 'open'], queryFn: () => askTickets(1, 'open') });
  if (!data) return undefined;
  return {
    count: data.total,
    what: data.total === 1 ? 'question to answer' : 'questions to answer',
    // What was promised soonest comes first.
    note: data.tickets[0]?.overdue ? 'The first one is late' : 'All within what was promised',
    href: deskPath({ tab: 'support' }),
  };
}

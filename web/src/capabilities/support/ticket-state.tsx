import type { Ticket } from '@lintel/server/support';
import { Badge } from '../../ui/badge.tsx';

const words = {
  open: ['Waiting', 'info'],
  answered: ['Answered', 'good'],
  closed: ['Closed', 'plain'],
} as const;

/** Where a question stands; what was promised and not kept is said. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const [word, tone] = words[ticket.status];
  return (
    <span className="flex flex-wrap gap-1">
      {ticket.emergency && <Badge tone="danger">Emergency</Badge>}
      {ticket.priority === 'urgent' && !ticket.emergency && <Badge tone="accent">Urgent</Badge>}
      {ticket.overdue ? <Badge tone="warning">Overdue</Badge> : <Badge tone={tone}>{word}</Badge>}
    </span>
  );
}

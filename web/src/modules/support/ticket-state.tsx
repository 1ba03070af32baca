import { m } from '@lintel/messages';
import type { Ticket } from '@lintel/server/support';
import { Badge } from '../../ui/badge.tsx';

const words = {
  open: [m.support__waiting, 'info'],
  answered: [m.support__answered, 'good'],
  closed: [m.support__closed, 'plain'],
} as const;

/** Status of a request; missed response times are marked. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const [word, tone] = words[ticket.status];
  return (
    <span className="flex flex-wrap gap-1">
      {ticket.emergency && <Badge tone="danger">{m.support__emergency()}</Badge>}
      {ticket.priority === 'urgent' && !ticket.emergency && <Badge tone="accent">{m.support__urgent()}</Badge>}
      {ticket.overdue ? <Badge tone="warning">{m.support__overdue()}</Badge> : <Badge tone={tone}>{word()}</Badge>}
    </span>
  );
}

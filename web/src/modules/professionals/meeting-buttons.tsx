import { m } from '@lintel/messages';
import { CalendarPlus, MessageSquareText } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { messageTo } from '../messages/paths.ts';
import type { Professional } from './calls.ts';
import { nameOf } from './words.ts';

/** Message and booking buttons: active when connected, otherwise they open the connection request. */
export function MeetingButtons(props: { professional: Professional; onAction: (what: 'message' | 'book') => void }) {
  const { professional, onAction } = props;
  const name = nameOf(professional);
  const { connection } = professional;
  const write = m.professionals__message({ name });
  const book =
    professional.type === 'agent'
      ? m.professionals__book_a_call_or_a({ name })
      : m.professionals__book_a_call_with({ name });
  const unavailableReason =
    connection === 'pending' ? m.professionals__available_once_accepts_your_request({ name }) : undefined;
  return (
    <span className="ml-auto flex gap-1">
      {connection === 'connected' ? (
        <LinkButton kind="quiet" size="icon" href={messageTo(professional.id)} aria-label={write} title={write}>
          <MessageSquareText aria-hidden size={20} strokeWidth={1.5} />
        </LinkButton>
      ) : (
        <Button
          kind="quiet"
          size="icon"
          aria-label={write}
          title={write}
          unavailable={unavailableReason}
          onClick={() => onAction('message')}
        >
          <MessageSquareText aria-hidden size={20} strokeWidth={1.5} />
        </Button>
      )}
      <Button
        kind="quiet"
        size="icon"
        aria-label={book}
        title={book}
        unavailable={unavailableReason}
        onClick={() => onAction('book')}
      >
        <CalendarPlus aria-hidden size={20} strokeWidth={1.5} />
      </Button>
    </span>
  );
}

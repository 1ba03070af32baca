import { m } from '@lintel/messages';
import type { TicketWithReplies } from '@lintel/server/support';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moment } from '../../ui/time/moment.ts';
import { closeTicket, fetchTicket } from './calls.ts';
import type { PathOfTicket } from './paths.ts';
import { ReplyForm } from './reply-form.tsx';
import { TicketState } from './ticket-state.tsx';

const keyOf = (id: number) => ['support', 'ticket', id] as const;

/** A request with all its messages. */
export function TicketDetail({ id, pathOf }: { id: number; pathOf: PathOfTicket }) {
  const client = useQueryClient();
  const { data: ticket, error, refetch } = useQuery({ queryKey: keyOf(id), queryFn: () => fetchTicket(id) });
  const show = (changed: TicketWithReplies) => {
    client.setQueryData(keyOf(id), changed);
    void client.invalidateQueries({ queryKey: ['support', 'tickets'] });
  };
  const { act, pending } = useAction({ refetch: [['support']] });
  const [isClosing, setClosing] = useState(false);
  const close = async () => {
    if (await act(() => closeTicket(id))) setClosing(false);
  };
  return (
    <section
      aria-label={m.support__your_question()}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-6"
    >
      <AppLink href={pathOf({})} className="link inline-flex min-h-8 items-center gap-1 justify-self-start text-14">
        <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> {m.support__all_questions()}
      </AppLink>
      {error instanceof Failure && error.status === 404 && (
        <Notice tone="warning" title={m.support__we_couldnt_find_this_question()}>
          {m.support__it_may_belong_to_another()}
        </Notice>
      )}
      {error && !(error instanceof Failure && error.status === 404) && (
        <ErrorState what={m.support__we_couldnt_load_the_question()} error={error} onRetry={() => void refetch()} />
      )}
      {!ticket && !error && <Skeleton className="h-60" />}
      {ticket && (
        <>
          <header className="grid gap-2">
            <h2 className="text-22">{ticket.subject}</h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft">
              <TicketState ticket={ticket} />
              <span>{ticket.reference}</span>
              {ticket.status === 'open' && (
                <span>{m.support__reply_promised_by_2({ answerDueAt: moment(ticket.answerDueAt) })}</span>
              )}
            </p>
          </header>
          <ol className="grid max-w-measure gap-4">
            <MessageBlock
              who={ticket.mine ? m.support__you() : `${ticket.fullName}, ${ticket.email}`}
              at={ticket.createdAt}
              text={ticket.message}
            />
            {ticket.replies.map((reply) => (
              <MessageBlock
                key={reply.id}
                who={reply.from === 'support' ? m.support__support() : ticket.mine ? m.support__you() : ticket.fullName}
                at={reply.createdAt}
                text={reply.message}
              />
            ))}
          </ol>
          {ticket.status === 'closed' ? (
            <p className="text-soft">
              {ticket.mine ? m.support__this_question_is_closed_to() : m.support__this_question_is_closed()}
            </p>
          ) : (
            <div className="grid max-w-measure gap-4">
              <ReplyForm ticket={ticket} onSent={show} />
              <Button kind="secondary" className="justify-self-start" onClick={() => setClosing(true)}>
                {m.support__close_question()}
              </Button>
            </div>
          )}
          <Dialog
            title={m.support__close_this_question()}
            open={isClosing}
            onOpenChange={setClosing}
            cancel
            footer={
              <Button kind="danger" pending={pending} onClick={() => void close()}>
                {m.support__close_question()}
              </Button>
            }
          >
            <p>{m.support__no_one_can_reply_to_it()}</p>
          </Dialog>
        </>
      )}
    </section>
  );
}

function MessageBlock({ who, at, text }: { who: string; at: string; text: string }) {
  return (
    <li className="border-l-2 border-line pl-4">
      <p className="text-14 text-soft">
        <span className="font-semibold text-ink">{who}</span> · <time dateTime={at}>{moment(at)}</time>
      </p>
      <p className="whitespace-pre-wrap">{text}</p>
    </li>
  );
}

import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { replySignsMax } from '@lintel/server/professionals';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { dayHere } from '../../../ui/time/moment.ts';
import { networkKey } from '../calls.ts';
import { AgainstReview } from './against-review.tsx';
import type { Review } from './calls.ts';

import { StarLine } from './star-line.tsx';

const events = texts({ toured: m.professionals__toured_a_home, closed: m.professionals__closed_a_purchase });

/** A review with its event, the public reply, and the reader's actions. */
export function ReviewCard(props: {
  review: Review;
  of: { firstName: string };
  /** The reader's action against the review: report or remove it. */
  against: 'report' | 'remove' | undefined;
  onEdit: () => void;
}) {
  const { review, of } = props;
  const [open, setOpen] = useState<'reply' | 'against'>();
  const replyButton = useRef<HTMLButtonElement>(null);
  const closeReply = () => {
    setOpen(undefined);
    // The button is shown again once the form is gone.
    requestAnimationFrame(() => replyButton.current?.focus());
  };
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarLine rating={review.rating} />
        <span className="font-medium">{review.author}</span>
        <Badge>{events[review.event]}</Badge>
        <span className="text-14 text-soft">
          {dayHere(review.createdAt)}
          {review.editedAt &&
            m.professionals__edited_last_on({
              edits: m.count__times({ count: review.edits }),
              editedAt: dayHere(review.editedAt),
            })}
        </span>
      </p>
      {review.text === null ? (
        <p className="text-soft">{m.professionals__the_authors_account_was_deleted()}</p>
      ) : (
        <p className="max-w-measure break-words whitespace-pre-wrap">{review.text}</p>
      )}
      {review.reply && open !== 'reply' && (
        <div className="max-w-measure border-l-2 border-primary pl-3">
          <p className="text-14 text-soft">
            {m.professionals__replied({ firstName: of.firstName, at: dayHere(review.reply.at) })}
          </p>
          <p className="break-words whitespace-pre-wrap">{review.reply.text}</p>
        </div>
      )}
      {open === 'reply' && <Reply review={review} onClose={closeReply} />}
      {open !== 'reply' && (review.mayEdit || review.mayReply || props.against) && (
        <p className="-ml-3 flex flex-wrap gap-1">
          {review.mayEdit && (
            <Button kind="quiet" size="sm" onClick={props.onEdit}>
              {m.professionals__edit_your_review()}
            </Button>
          )}
          {review.mayReply && (
            <Button
              ref={replyButton}
              kind="quiet"
              size="sm"
              aria-label={m.professionals__to_the_review_by({
                value: review.reply ? m.professionals__edit_your_reply() : m.professionals__reply(),
                author: review.author,
              })}
              onClick={() => setOpen('reply')}
            >
              {review.reply ? m.professionals__edit_your_reply() : m.professionals__reply()}
            </Button>
          )}
          {props.against && (
            <Button
              kind="quiet"
              size="sm"
              aria-label={m.professionals__the_review_by({
                value: props.against === 'remove' ? m.professionals__remove() : m.professionals__report(),
                author: review.author,
              })}
              onClick={() => setOpen('against')}
            >
              {props.against === 'remove' ? m.professionals__remove() : m.professionals__report()}
            </Button>
          )}
        </p>
      )}
      {open === 'against' && props.against && (
        <AgainstReview id={review.id} what={props.against} onClose={() => setOpen(undefined)} />
      )}
    </li>
  );
}

function Reply({ review, onClose }: { review: Review; onClose: () => void }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [text, setText] = useState(review.reply?.text ?? '');
  const [submitted, setSubmitted] = useState(false);
  const send = async () => {
    setSubmitted(true);
    const words = text.trim();
    if (words === '') return;
    const done = await act(
      () => callApi((api) => api.professionals.reviews.reply({ id: review.id, text: words })),
      () => ({ title: m.professionals__reply_published(), description: m.professionals__everyone_can_see_it_below() }),
    );
    if (done) onClose();
  };
  return (
    <div className="grid max-w-measure gap-3">
      <Textarea
        autoFocus
        label={m.professionals__your_public_reply()}
        help={m.professionals__everyone_who_reads_the_review()}
        rows={3}
        maxLength={replySignsMax}
        value={text}
        error={submitted && text.trim() === '' ? m.professionals__write_your_reply() : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button size="sm" pending={pending} onClick={() => void send()}>
          {m.professionals__publish_reply()}
        </Button>
        <Button size="sm" kind="secondary" onClick={onClose}>
          {m.professionals__cancel()}
        </Button>
      </div>
    </div>
  );
}

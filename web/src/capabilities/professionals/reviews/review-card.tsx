import { replySignsMax } from '@lintel/server/professionals';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/field.tsx';
import { counted } from '../../../ui/format.ts';
import { dayHere } from '../../../ui/moment.ts';
import { ask } from '../../../wire/client.ts';
import { useAct } from '../use-act.ts';
import { AgainstReview } from './against-review.tsx';
import type { Review } from './calls.ts';

import { StarLine } from './star-line.tsx';

const events = { toured: 'Toured a home', closed: 'Closed a purchase' } as const;

/** A review with its event, the public reply, and what the reader may do about it. */
export function ReviewCard(props: {
  review: Review;
  of: { firstName: string };
  /** What the reader may do against it. */
  against: 'report' | 'remove' | undefined;
  onEdit: () => void;
}) {
  const { review, of } = props;
  const [open, setOpen] = useState<'reply' | 'against'>();
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarLine rating={review.rating} />
        <span className="font-medium">{review.author}</span>
        <Badge>{events[review.event]}</Badge>
        <span className="text-14 text-soft">
          {dayHere(review.createdAt)}
          {review.editedAt && `, changed ${counted(review.edits, 'time', 'times')}, last ${dayHere(review.editedAt)}`}
        </span>
      </p>
      {review.text === null ? (
        <p className="text-soft">The words went with their author’s account; the stars stay.</p>
      ) : (
        <p className="max-w-measure break-words whitespace-pre-wrap">{review.text}</p>
      )}
      {review.reply && open !== 'reply' && (
        <div className="max-w-measure border-l-2 border-primary pl-3">
          <p className="text-14 text-soft">
            {of.firstName} replied, {dayHere(review.reply.at)}
          </p>
          <p className="break-words whitespace-pre-wrap">{review.reply.text}</p>
        </div>
      )}
      {open === 'reply' && <Reply review={review} onClose={() => setOpen(undefined)} />}
      {open !== 'reply' && (review.mayEdit || review.mayReply || props.against) && (
        <p className="-ml-3 flex flex-wrap gap-1">
          {review.mayEdit && (
            <Button kind="quiet" size="sm" onClick={props.onEdit}>
              Change your review
            </Button>
          )}
          {review.mayReply && (
            <Button
              kind="quiet"
              size="sm"
              aria-label={`${review.reply ? 'Change your reply' : 'Reply'} to the review of ${review.author}`}
              onClick={() => setOpen('reply')}
            >
              {review.reply ? 'Change your reply' : 'Reply'}
            </Button>
          )}
          {props.against && (
            <Button
              kind="quiet"
              size="sm"
              aria-label={`${props.against === 'remove' ? 'Remove' : 'Report'} the review of ${review.author}`}
              onClick={() => setOpen('against')}
            >
              {props.against === 'remove' ? 'Remove' : 'Report'}
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
  const { act, pending } = useAct();
  const [text, setText] = useState(review.reply?.text ?? '');
  const [asked, setAsked] = useState(false);
  const send = async () => {
    setAsked(true);
    const words = text.trim();
    if (words === '') return;
    const done = await act(
      () => ask((api) => api.professionals.reviews.reply({ id: review.id, text: words })),
      () => ({ title: 'Reply published', description: 'It stands below the review for everybody.' }),
    );
    if (done) onClose();
  };
  return (
    <div className="grid max-w-measure gap-3">
      <Textarea
        label="Your public reply"
        help="Everybody who reads the review reads it. Name nothing that your client told you in confidence."
        rows={3}
        maxLength={replySignsMax}
        value={text}
        error={asked && text.trim() === '' ? 'Write your reply first' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button size="sm" pending={pending} onClick={() => void send()}>
          Publish reply
        </Button>
        <Button size="sm" kind="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

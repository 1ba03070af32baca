import { m } from '@lintel/messages';
import { daysToEdit, reviewSignsMax, reviewSignsMin } from '@lintel/server/professionals';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { networkKey } from '../calls.ts';
import type { Review, ReviewChance } from './calls.ts';
import { StarField } from './star-line.tsx';

/** Writes a review of a completed event, or edits one. */
export function ReviewDialog(props: {
  of: { id: number; firstName: string };
  what: { chance: ReviewChance } | { review: Review };
  onClose: () => void;
}) {
  const { of, what, onClose } = props;
  const before = 'review' in what ? what.review : undefined;
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [text, setText] = useState(before?.text ?? '');
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const words = text.trim();
  const short = words.length < reviewSignsMin;
  const send = async () => {
    setSubmitted(true);
    if (rating === 0) return void form.current?.querySelector('input')?.focus();
    if (short) return void form.current?.querySelector('textarea')?.focus();
    const done = await act(
      () =>
        callApi((api) =>
          'review' in what
            ? api.professionals.reviews.edit({ id: what.review.id, rating, text: words })
            : api.professionals.reviews.write({
                id: of.id,
                event: what.chance.event,
                eventId: what.chance.eventId,
                rating,
                text: words,
              }),
        ),
      () => ({
        title: before ? m.professionals__review_updated() : m.professionals__review_published(),
        description: m.professionals__you_can_edit_it_for({ daysToEdit }),
      }),
    );
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={before ? m.professionals__edit_your_review() : m.professionals__review({ firstName: of.firstName })}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void send()}
      footer={
        <Button type="submit" pending={pending}>
          {before ? m.professionals__save_changes() : m.professionals__publish_review()}
        </Button>
      }
    >
      <div ref={form} className="grid gap-4">
        <StarField
          value={rating}
          onChange={setRating}
          error={submitted && rating === 0 ? m.professionals__choose_1_to_5_stars() : undefined}
        />
        <Textarea
          label={m.professionals__what_was_it_like()}
          help={m.professionals__write_at_least_characters_your({ reviewSignsMin })}
          rows={6}
          maxLength={reviewSignsMax}
          value={text}
          error={submitted && short ? m.professionals__write_at_least_characters({ reviewSignsMin }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="text-14 text-soft">
          {m.professionals__may_reply_publicly_we_remove({ firstName: of.firstName })}
        </p>
      </div>
    </Dialog>
  );
}

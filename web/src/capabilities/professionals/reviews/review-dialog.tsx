import { daysToEdit, reviewSignsMax, reviewSignsMin } from '@lintel/server/professionals';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { Textarea } from '../../../ui/field.tsx';
import { ask } from '../../../wire/client.ts';
import { useAct } from '../use-act.ts';
import type { Review, ReviewChance } from './calls.ts';
import { StarField } from './star-line.tsx';

/** Writes a review of something that took place, or changes one. */
export function ReviewDialog(props: {
  of: { id: number; firstName: string };
  what: { chance: ReviewChance } | { review: Review };
  onClose: () => void;
}) {
  const { of, what, onClose } = props;
  const before = 'review' in what ? what.review : undefined;
  const { act, pending } = useAct();
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [text, setText] = useState(before?.text ?? '');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const words = text.trim();
  const short = words.length < reviewSignsMin;
  const send = async () => {
    setAsked(true);
    if (rating === 0) return void form.current?.querySelector('input')?.focus();
    if (short) return void form.current?.querySelector('textarea')?.focus();
    const done = await act(
      () =>
        ask((api) =>
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
        title: before ? 'Review changed' : 'Review published',
        description: `You can change it within ${daysToEdit} days of writing it.`,
      }),
    );
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={before ? 'Change your review' : `Review ${of.firstName}`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button pending={pending} onClick={() => void send()}>
            {before ? 'Save the change' : 'Publish review'}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div ref={form} className="grid gap-4">
        <StarField
          value={rating}
          onChange={setRating}
          error={asked && rating === 0 ? 'Choose one to five stars' : undefined}
        />
        <Textarea
          label="What was it like?"
          help={`At least ${reviewSignsMin} characters. Your first name and the first letter of your last name stand beside it.`}
          rows={6}
          maxLength={reviewSignsMax}
          value={text}
          error={asked && short ? `Write at least ${reviewSignsMin} characters` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="text-14 text-soft">
          {of.firstName} may reply in public. A review is removed only by the published rules, never by payment.
        </p>
      </div>
    </Dialog>
  );
}

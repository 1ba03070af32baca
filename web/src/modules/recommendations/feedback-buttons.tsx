import { m } from '@lintel/messages';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Recommendation, Why } from './calls.ts';
import { useFeedback } from './use-feedback.ts';

const reasons: readonly [Why, () => string][] = [
  ['price', m.recommendations__price],
  ['place', m.recommendations__place],
  ['size', m.recommendations__size],
  ['looks', m.recommendations__looks],
  ['other', m.recommendations__something_else],
];

/** "More like this", or "Not for me" with reasons. */
export function FeedbackButtons({ home, name }: { home: Recommendation; name: string }) {
  const [choosingReason, setChoosingReason] = useState(false);
  const { more, less, undo, pending } = useFeedback(home.id);
  const isMore = home.feedback === 'more';
  if (choosingReason)
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-14 font-medium">{m.recommendations__whats_not_right_about_it()}</legend>
        <div className="flex flex-wrap gap-1">
          {reasons.map(([why, label]) => (
            <Button key={why} kind="secondary" size="sm" pending={pending} onClick={() => void less(why)}>
              {label()}
            </Button>
          ))}
          <Button kind="quiet" size="sm" onClick={() => setChoosingReason(false)}>
            {m.recommendations__cancel()}
          </Button>
        </div>
      </fieldset>
    );
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        kind={isMore ? 'secondary' : 'quiet'}
        size="sm"
        pending={pending}
        aria-pressed={isMore}
        aria-label={m.recommendations__more_like({ name })}
        onClick={() => void (isMore ? undo() : more())}
      >
        <ThumbsUp aria-hidden size={16} strokeWidth={1.5} /> {m.recommendations__more_like_this()}
      </Button>
      <Button
        kind="quiet"
        size="sm"
        aria-label={m.recommendations__not_for_me_2({ name })}
        onClick={() => setChoosingReason(true)}
      >
        <ThumbsDown aria-hidden size={16} strokeWidth={1.5} /> {m.recommendations__not_for_me()}
      </Button>
    </div>
  );
}

import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Recommendation, Why } from './calls.ts';
import { useFeedback } from './use-feedback.ts';

const whys: readonly [Why, string][] = [
  ['price', 'Price'],
  ['place', 'Place'],
  ['size', 'Size'],
  ['looks', 'Looks'],
  ['other', 'Something else'],
];

/** "More like this", or "Not for me" with what is not right about it. */
export function FeedbackButtons({ home, name }: { home: Recommendation; name: string }) {
  const [asking, setAsking] = useState(false);
  const { more, less, undo, pending } = useFeedback(home.id);
  const isMore = home.feedback === 'more';
  if (asking)
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-14 font-medium">What is not right about it?</legend>
        <div className="flex flex-wrap gap-1">
          {whys.map(([why, label]) => (
            <Button key={why} kind="secondary" size="sm" pending={pending} onClick={() => void less(why)}>
              {label}
            </Button>
          ))}
          <Button kind="quiet" size="sm" onClick={() => setAsking(false)}>
            Cancel
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
        aria-label={`More like ${name}`}
        onClick={() => void (isMore ? undo() : more())}
      >
        <ThumbsUp aria-hidden size={16} strokeWidth={1.5} /> More like this
      </Button>
      <Button kind="quiet" size="sm" aria-label={`${name} is not for me`} onClick={() => setAsking(true)}>
        <ThumbsDown aria-hidden size={16} strokeWidth={1.5} /> Not for me
      </Button>
    </div>
  );
}

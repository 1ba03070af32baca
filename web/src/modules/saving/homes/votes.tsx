import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { CircleHelp, Heart, ThumbsDown } from 'lucide-react';
import type { SavedHome } from '../queries.ts';
import { voteWords } from './saved-words.ts';
import { useHomeChange } from './use-home-change.ts';

type Vote = SavedHome['votes'][number]['vote'];

const choices = [
  { vote: 'love', Icon: Heart },
  { vote: 'maybe', Icon: CircleHelp },
  { vote: 'no', Icon: ThumbsDown },
] as const;

/** The person's own vote, which a second press removes, and the votes of others. */
export function Votes({ home, name }: { home: SavedHome; name: string }) {
  const mine = home.votes.find((each) => each.mine)?.vote;
  const others = home.votes.filter((each) => !each.mine);
  const { change, pending } = useHomeChange(m.saving__we_couldnt_save_your_vote());
  const toggle = (vote: Vote) => change((api) => api.saving.vote({ id: home.id, vote: mine === vote ? null : vote }));
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the layout has no room for next to the three words */}
      <div role="group" aria-label={m.saving__your_vote_on({ name })} className="flex flex-wrap gap-1">
        {choices.map(({ vote, Icon }) => (
          <button
            key={vote}
            type="button"
            aria-pressed={mine === vote}
            aria-busy={pending || undefined}
            onClick={() => pending || void toggle(vote)}
            className={cx(
              'inline-flex min-h-9 items-center gap-1.5 rounded-control border px-2.5 text-14 transition-colors',
              mine === vote
                ? 'border-primary bg-primary text-on-primary'
                : 'border-edge bg-raised text-ink hover:bg-sunk',
            )}
          >
            <Icon aria-hidden size={16} strokeWidth={1.5} /> {voteWords[vote]}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <p className="text-14 text-soft">
          {others.map(({ firstName, vote }) => `${firstName}: ${voteWords[vote]}`).join(' · ')}
        </p>
      )}
    </div>
  );
}

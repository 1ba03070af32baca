import { m } from '@lintel/messages';
import { QueryScope } from '../../api/query-scope.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ruleSentence, verdictTones, verdictWords } from './estimate-words.ts';
import { type EstimatedHome, useEstimate } from './use-estimate.ts';

/** The verdict on a home's card, with the rule that is in the way. */
export default function LiveBadge({ home }: { home: EstimatedHome }) {
  return (
    <QueryScope>
      <Line home={home} />
    </QueryScope>
  );
}

function Line({ home }: { home: EstimatedHome }) {
  const estimate = useEstimate(home);
  if (!estimate) return null;
  const { verdict, binding } = estimate;
  return (
    <p
      className="flex flex-wrap items-baseline gap-x-2 gap-y-1 pt-1 text-14 text-soft"
      title={m.affordability__not_an_approval()}
    >
      <Badge tone={verdictTones[verdict]}>
        {m.affordability__can_i_buy_it_verdict({ verdict: verdictWords[verdict]() })}
      </Badge>
      <span className="sr-only">{m.affordability__not_an_approval()}</span>
      {binding && <span>{ruleSentence(binding, home.currency)}</span>}
    </p>
  );
}

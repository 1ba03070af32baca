import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { day, whole } from '../../../ui/format.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { formulaQuery } from '../calls.ts';
import { formulaPath } from '../paths.ts';
import { ordinal } from '../words.ts';

/** Name of the measure in the quality report. */
const measureOfLabel = 'Top 5 %';

/**
 * The Top 5% label, if the records support it. A tap explains its meaning, its accuracy and this person's certainty.
 */
export function TopFive(props: { name: string; interval: { low: number; high: number } }) {
  const { name, interval } = props;
  const [open, setOpen] = useState(false);
  const own = name === 'you';
  return (
    <Popover
      label={m.matching__what_top_5_means()}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={m.matching__top_5_what_it_means({ name })}
          className="inline-flex min-h-8 items-center gap-1 rounded-control bg-primary-tint px-2 text-12 font-medium text-primary hover:underline"
        >
          <Award aria-hidden size={16} strokeWidth={1.5} /> {m.matching__top_5_2()}
        </button>
      }
    >
      <p className="text-14 font-medium">{m.matching__one_of_those_most_likely()}</p>
      <p className="text-14 text-soft">{m.matching__we_give_this_label_to()}</p>
      <p className="text-14 text-soft">
        {m.matching__this_is_an_estimate_not()} {own ? 'your' : `${name}’s`}{' '}
        {m.matching__true_rank_is_80_likely({ low: ordinal(interval.low), high: ordinal(interval.high) })}
      </p>
      {open && <HowOftenRight />}
      <AppLink href={formulaPath} className="link text-14">
        {m.matching__how_the_formula_works()}
      </AppLink>
    </Popover>
  );
}

/** Measured accuracy of the label. Renders nothing if it was not measured or could not be loaded. */
function HowOftenRight() {
  const { data } = useQuery(formulaQuery);
  const right = data?.quality?.measures.find(({ name }) => name.includes(measureOfLabel));
  if (!data?.quality || !right) return null;
  return (
    <p className="text-14 text-soft">
      {m.matching__how_accurate_it_is_on({
        count: whole(Math.round(100 * right.value)),
        measuredOn: day(data.quality.measuredOn),
      })}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { day, whole } from '../../ui/format.ts';
import { Popover } from '../../ui/popover.tsx';
import { formulaQuery } from './calls.ts';
import { formulaPath } from './paths.ts';
import { ordinal } from './words.ts';

/** As the measurement calls it. */
const measureOfLabel = 'Top 5 %';

/** The label, where the records carry it; what it means, how often it is right and how sure this one is stand one tap away. */
export function TopFive(props: { name: string; interval: { low: number; high: number } }) {
  const { name, interval } = props;
  const [open, setOpen] = useState(false);
  const own = name === 'you';
  return (
    <Popover
      label="What Top 5% means"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={`Top 5%: what it means for ${name}`}
          className="inline-flex min-h-8 items-center gap-1 rounded-control bg-primary-tint px-2 text-12 font-medium text-primary hover:underline"
        >
          <Award aria-hidden size={16} strokeWidth={1.5} /> Top 5%
        </button>
      }
    >
      <p className="text-14 font-medium">Among those most likely to be the best 5% of the kind</p>
      <p className="text-14 text-soft">
        The label goes to those of this network whose records make that most likely: 5% at most, no more than can be
        expected to be right in half of the cases, with 8 closed deals or more. It cannot be bought.
      </p>
      <p className="text-14 text-soft">
        It is a best guess, not a fact: {own ? 'your' : `${name}’s`} place lies between the {ordinal(interval.low)} and
        the {ordinal(interval.high)} percentile, 80% likely.
      </p>
      {open && <HowOftenRight />}
      <AppLink href={formulaPath} className="link text-14">
        How the formula works
      </AppLink>
    </Popover>
  );
}

/** As it was measured where the truth is known; nothing while it was not, or could not be asked for. */
function HowOftenRight() {
  const { data } = useQuery(formulaQuery);
  const right = data?.quality?.measures.find(({ name }) => name.includes(measureOfLabel));
  if (!data?.quality || !right) return null;
  return (
    <p className="text-14 text-soft">
      How often it is right: {whole(Math.round(100 * right.value))} of 100 with the label truly were among the best 5%,
      on a test market where the truth is known ({day(data.quality.measuredOn)}).
    </p>
  );
}

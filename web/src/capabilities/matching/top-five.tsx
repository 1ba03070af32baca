import { Award } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Popover } from '../../ui/popover.tsx';
import { formulaPath } from './paths.ts';

/** The label, where the records carry it, with what it means one tap away. */
export function TopFive({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
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
      <p className="text-14 font-medium">Most likely among the best 5% of the kind in this network</p>
      <p className="text-14 text-soft">
        From the records we work out how likely each person is to be among the best twentieth. The label goes to those
        with the highest chance, as many as make up 5%, and only with 8 closed deals or more. It cannot be bought.
      </p>
      <AppLink href={formulaPath} className="link text-14">
        How the formula works
      </AppLink>
    </Popover>
  );
}

import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { whole } from '../../ui/format.ts';

const decimalPercent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

export const exactPercent = (share: number): string => decimalPercent.format(share);

/** The subject of a score, with its sample size. */
export function NamedCount({ n, isHidden, children }: { n: number; isHidden: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="block text-12 text-soft">
        {m.markets__sample_size({ n: whole(n) })}
        {isHidden && ` · ${m.markets__not_shown_here()}`}
      </span>
    </>
  );
}

/** An error with that of the baseline below it. */
export function ErrorCell({ error, baseline }: { error: string; baseline: string }) {
  return (
    <>
      {error}
      <span className="block text-12 text-soft">{m.markets__baseline_figure({ error: baseline })}</span>
    </>
  );
}

import { m } from '@lintel/messages';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface Need {
  count: number;
  /** Label after the number: "licenses to verify". */
  what: string;
  /** Reason for urgency: "2 are late". */
  note?: string | undefined;
  /** Page to do it. */
  href: string;
}

/** First row of a dashboard: the person's pending work. Undefined while loading. */
export function NeedsNow({ needs }: { needs: readonly Need[] | undefined }) {
  const waiting = needs?.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="needs-now" className="grid">
      <h2 id="needs-now" className="sr-only">
        {m.dashboard__needs_your_attention()}
      </h2>
      {waiting === undefined ? (
        <Skeleton className="h-13" />
      ) : waiting.length === 0 ? (
        <p className="flex items-center gap-2 text-soft">
          <CircleCheck aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />{' '}
          {m.dashboard__youre_all_caught_up()}
        </p>
      ) : (
        <ul className="grid gap-2 sm:flex sm:flex-wrap">
          {waiting.map((need) => (
            <li key={need.what} className="min-w-0 sm:max-w-80 sm:flex-1 sm:basis-56">
              <AppLink
                stay
                href={need.href}
                className="flex h-full items-center gap-3 rounded-card border border-line border-l-2 border-l-accent bg-raised px-3 py-1.5 hover:bg-sunk"
              >
                <span className="font-display text-22 font-semibold tabular-nums">
                  {need.count.toLocaleString('en-US')}
                </span>
                <span className="min-w-0 flex-1 text-14">
                  <span className="block font-medium">{need.what}</span>
                  {need.note && <span className="block text-12 text-soft">{need.note}</span>}
                </span>
                <ArrowRight aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

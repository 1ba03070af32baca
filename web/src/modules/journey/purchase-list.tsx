import { m } from '@lintel/messages';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { day, money } from '../../ui/format.ts';
import type { Journey } from './calls.ts';
import { purchasePath } from './paths.ts';

type Stage = Journey['purchases'][number]['stage'];

export const toneOf: Record<Stage, 'plain' | 'primary' | 'accent' | 'info' | 'good' | 'warning'> = {
  preparing: 'plain',
  made: 'info',
  countered: 'accent',
  accepted: 'primary',
  rejected: 'warning',
  withdrawn: 'plain',
  fell_through: 'warning',
  closed: 'good',
};

/** The homes of the buyer's current and former offers, newest first. */
export function PurchaseList({ purchases }: Pick<Journey, 'purchases'>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {purchases.map(({ id, home, stage, stageLabel, priceCents, currency, next }) => (
        <li key={id}>
          <AppLink
            href={purchasePath(id)}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control py-3 hover:bg-sunk"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{home}</span>
              {next && (
                <span className={next.overdue ? 'block text-14 text-danger' : 'block text-14 text-soft'}>
                  {next.label}: {day(next.dueOn)}
                  {next.overdue && m.journey__overdue()}
                </span>
              )}
            </span>
            <span className="flex items-center gap-3">
              {priceCents !== null && (
                <span className="font-medium tabular-nums">{money(priceCents / 100, currency)}</span>
              )}
              <Badge tone={toneOf[stage]}>{stageLabel}</Badge>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

import { m } from '@lintel/messages';
import type { Figures } from '@lintel/server/contacts';
import { Button } from '../../../ui/button.tsx';
import { percent, whole } from '../../../ui/format.ts';
import { changeOf, FigureCard } from './figure-card.tsx';

/** Shares of fewer leads than this are not shown, because one lead would change them by more than ten points. */
const sampleMin = 10;

/** The reply times to the leads of the period. */
export function Replies({ now, before, onRows }: { now: Figures; before: Figures; onRows: () => void }) {
  const { replied, within15Minutes, medianMinutes } = now.replies;
  const received = now.funnel.received ?? 0;
  const figures = [
    [m.contacts__median_reply(), medianMinutes === null ? '–' : durationOf(medianMinutes), null],
    [
      m.contacts__within_15_minutes(),
      received < sampleMin
        ? m.contacts__count_of({ count: within15Minutes, total: received })
        : percent(within15Minutes / received),
      changeOf(within15Minutes, before.replies.within15Minutes),
    ],
    [m.contacts__no_reply_yet(), whole(received - replied), null],
  ] as const;
  return (
    <FigureCard
      title={m.contacts__reply_times()}
      definition={m.contacts__reply_times_definition()}
      actions={
        <Button kind="quiet" size="sm" onClick={onRows}>
          {m.contacts__rows()}
        </Button>
      }
    >
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([label, value, change]) => (
          <div key={label} className="grid content-between">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="font-display text-22 font-semibold tabular-nums">
              {value}
              {change !== null && <span className="pl-2 font-sans text-12 font-normal text-soft">{change}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </FigureCard>
  );
}

/** `12 min`, `3.5 h`, `2 d` */
export function durationOf(minutes: number): string {
  if (minutes < 90) return m.contacts__minutes({ count: whole(Math.round(minutes)) });
  if (minutes < 48 * 60) return m.contacts__hours({ count: String(Math.round(minutes / 6) / 10) });
  return m.contacts__days({ count: whole(Math.round(minutes / 1_440)) });
}

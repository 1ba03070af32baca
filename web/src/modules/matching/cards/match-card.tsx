import { m } from '@lintel/messages';
import { useId, useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

import { whole } from '../../../ui/format.ts';
import { Portrait } from '../../professionals/index.ts';
import { professionalPath } from '../../professionals/paths.ts';
import type { MatchCard as Match } from '../calls.ts';
import { ordinal } from '../words.ts';
import { CardFigures } from './card-figures.tsx';
import { IntervalBar } from './interval-bar.tsx';
import { type MatchActions, MatchButtons } from './match-buttons.tsx';
import { Reasons, TopReasons } from './reasons.tsx';
import { TopFive } from './top-five.tsx';

/**
 * A professional in a match list: name, likelihood of a successful outcome with its records, who pays whom, and
 * actions.
 */
export function MatchCard({ match, actions }: { match: Match; actions: MatchActions }) {
  const [open, setOpen] = useState(false);
  const reasons = useId();
  const [firstName = '', ...rest] = match.name.split(' ');
  return (
    <li className="lintel flex flex-col gap-4 p-4">
      <div className="flex items-start gap-3">
        <Portrait of={{ firstName, lastName: rest.at(-1) ?? '', imageUrl: match.imageUrl }} />
        <div className="min-w-0 flex-1">
          <h3 className="text-18">
            {/* Profiles require sign-in, so visitors get no link. */}
            {actions.who === 'visitor' ? (
              match.name
            ) : (
              <AppLink href={professionalPath(match.id)} className="link">
                {match.name}
              </AppLink>
            )}
          </h3>
          <p className="text-14 text-soft">{match.agentType === 'mortgage' ? match.company : match.brokerage}</p>
          <p className="text-14 text-soft">{match.location}</p>
        </div>
        <p className="shrink-0 text-right">
          <span className="block font-display text-36 leading-none font-semibold tabular-nums">{match.matchScore}</span>
          <span className="text-12 text-soft">{m.matching__match_score_2()}</span>
        </p>
      </div>
      <Percentile match={match} />
      <CardFigures match={match} />
      {match.specializations.length > 0 && (
        <ul aria-label={m.matching__specialties()} className="flex flex-wrap gap-1">
          {match.specializations.map((one) => (
            <li key={one} className="max-w-full first-letter:uppercase">
              <Badge>{one}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-2">
        <TopReasons match={match} />
        <Button
          kind="quiet"
          size="sm"
          className="-ml-3 justify-self-start text-primary underline decoration-1 underline-offset-4"
          aria-expanded={open}
          aria-controls={reasons}
          aria-label={`${open ? m.matching__hide_score_breakdown() : m.matching__show_score_breakdown()}: ${match.name}`}
          onClick={() => setOpen(!open)}
        >
          {open ? m.matching__hide_score_breakdown() : m.matching__show_score_breakdown()}
        </Button>
        <div id={reasons} hidden={!open}>
          {open && <Reasons match={match} />}
        </div>
      </div>
      <p className="border-t border-line pt-3 text-12 text-soft">{match.whoPays}</p>
      <MatchButtons match={match} actions={actions} />
    </li>
  );
}

function Percentile({ match }: { match: Match }) {
  const { percentile, percentileInterval: interval } = match;
  if (percentile === null || interval === null)
    return (
      <p className="text-14">
        {m.matching__percentile_2()} <span className="font-medium">{m.matching__not_enough_data()}</span>{' '}
        <span className="text-soft">{m.matching__deals_8_needed({ deals: whole(match.n.deals) })}</span>
      </p>
    );
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-14">
          <span className="font-medium">{m.matching__percentile_3({ percentile: ordinal(percentile) })}</span>{' '}
          <span className="text-soft tabular-nums">
            {m.matching__to({ low: whole(interval.low), high: whole(interval.high) })}
          </span>
        </p>
        {match.top5Percent && <TopFive name={match.name} interval={interval} />}
      </div>
      <IntervalBar value={percentile} low={interval.low} high={interval.high} />
    </div>
  );
}

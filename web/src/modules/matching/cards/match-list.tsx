import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, distance, whole } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Me } from '../../accounts/index.ts';
import { type Analysis, analysisQuery } from '../calls.ts';
import { type MatchState, typeOf } from '../match-state.ts';
import { useMatchActions } from '../use-match-actions.tsx';
import type { MatchActions } from './match-buttons.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchSkeletons, matchGrid } from './match-skeletons.tsx';

/** The match list, or the reason why it is empty and where there are matches. */
export function MatchList(props: {
  state: MatchState;
  limit: number;
  me: Pick<Me, 'id' | 'can'> | null;
  onFind: (state: MatchState) => void;
  waiting?: boolean;
  /** Number of times the form was submitted. */
  pressed: number;
}) {
  const { state, limit, pressed } = props;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...analysisQuery(state),
    enabled: !props.waiting,
  });
  const { actions, dialog } = useMatchActions({ me: props.me, state, list: data?.listId ?? undefined });
  const start = useRef<HTMLElement>(null);
  // On a phone the form fills the screen, so a new search scrolls to the results.
  useEffect(() => {
    if (pressed === 0) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, [pressed]);
  return (
    <section
      ref={start}
      tabIndex={-1}
      aria-label={m.matching__matches()}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      {error && !data && (
        <ErrorState
          what={m.matching__we_couldnt_load_your_matches()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && <MatchSkeletons count={limit} />}
      {data && <Answer {...props} data={data} stale={isPlaceholderData} actions={actions} />}
      {dialog}
    </section>
  );
}

function Answer(props: {
  state: MatchState;
  limit: number;
  onFind: (state: MatchState) => void;
  data: Analysis;
  stale: boolean;
  actions: MatchActions;
}) {
  const { state, limit, onFind, data, stale, actions } = props;
  const kind = typeOf(state) === 'mortgage' ? m.matching__mortgage_agents() : 'agents';
  return (
    <>
      {data.notes.length > 0 && (
        <Notice>
          {data.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      {data.empty ? (
        <NoMatches empty={data.empty} kind={kind} state={state} onFind={onFind} />
      ) : (
        <>
          <header className="grid gap-1 border-t-2 border-ink pt-4">
            <h2 className="text-22" aria-live="polite">
              {m.count__matches({ count: Math.min(limit, data.matches.length) })}
              {data.place && m.matching__in({ name: data.place.name, state: data.place.state })}
            </h2>
            <p className="max-w-measure text-14 text-soft">
              {m.matching__best_matches_first_from_eligible({
                data: placeText(data),
                eligible: whole(data.eligible),
                kind,
              })}
            </p>
          </header>
          <ol aria-busy={stale} className={`${matchGrid} ${stale ? 'opacity-60 transition-opacity' : ''}`}>
            {data.matches.slice(0, limit).map((match) => (
              <MatchCard key={match.id} match={match} actions={actions} />
            ))}
          </ol>
        </>
      )}
      <HowMade analysis={data} />
    </>
  );
}

function placeText({ place }: Analysis): string {
  if (place?.source === 'profile') return m.matching__you_didnt_enter_a_location();
  if (place?.source === 'largest_market') return m.matching__you_didnt_enter_a_location_2();
  return '';
}

const titles: Record<NonNullable<Analysis['empty']>['reason'], (kind: string) => string> = {
  unknown_place: () => m.matching__we_dont_recognize_this_place(),
  nobody_in_area: (kind) => m.matching__no_in_this_area({ kind }),
  all_at_capacity: (kind) => m.matching__all_here_are_fully_booked({ kind }),
  nobody_eligible: (kind) => m.matching__no_available_here_right_now({ kind }),
};

function NoMatches(props: {
  empty: NonNullable<Analysis['empty']>;
  kind: string;
  state: MatchState;
  onFind: (state: MatchState) => void;
}) {
  const { empty, kind, state, onFind } = props;
  const { nearest } = empty;
  return (
    <EmptyState
      title={
        empty.reason === 'unknown_place' && state.place === ''
          ? m.matching__no_yet({ kind })
          : titles[empty.reason](kind)
      }
      actions={
        <>
          {nearest && (
            <Button onClick={() => onFind({ ...state, place: nearest.place })}>
              {m.matching__search_in({ place: nearest.place })}
            </Button>
          )}
          {state.place !== '' && (
            <Button kind="secondary" onClick={() => onFind({ ...state, place: '' })}>
              {m.matching__search_without_a_location()}
            </Button>
          )}
        </>
      }
    >
      {empty.message}
      {nearest &&
        m.matching__in_away_can_take_you({
          professionals: m.count__professionals({ count: nearest.professionals }),
          place: nearest.place,
          distanceKm: far(nearest.distanceKm),
        })}
    </EmptyState>
  );
}

const far = (km: number) => distance(km * 1_000);

/** The data behind the list, and who was excluded and why. */
function HowMade({ analysis }: { analysis: Analysis }) {
  const { n, asOf, formulaVersion, excluded } = analysis;
  return (
    <details className="border-t border-line pt-3 text-14">
      <summary className="link inline-flex min-h-8 items-center">{m.matching__how_we_made_this_list()}</summary>
      <div className="grid max-w-measure gap-2 pt-2 text-soft">
        <p>
          {m.matching__formula_with_records_through_with({
            formulaVersion,
            asOf: day(asOf),
            professionals: m.count__professionals({ count: n.professionals }),
            deals: m.count__deals({ count: n.deals }),
            reviews: m.count__reviews({ count: n.reviews }),
            leads: m.count__requests({ count: n.leads }),
            matches: m.count__matches({ count: n.matches }),
          })}
        </p>
        {excluded.length > 0 ? (
          <ul className="list-disc pl-5">
            {excluded.map(({ reason, label, count }) => (
              <li key={reason}>
                {label}: {whole(count)}
              </li>
            ))}
          </ul>
        ) : (
          <p>{m.matching__no_one_in_this_area()}</p>
        )}
      </div>
    </details>
  );
}

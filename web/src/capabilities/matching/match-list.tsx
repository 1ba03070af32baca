import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { counted, day, distance, whole } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Analysis, analysisQuery } from './calls.ts';
import type { MatchActions } from './match-buttons.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchSkeletons, matchGrid } from './match-skeletons.tsx';
import { type MatchState, typeOf } from './match-state.ts';
import { useMatchActions } from './use-match-actions.tsx';

/** The list for what is asked, or why there is nobody and where there is. */
export function MatchList(props: {
  state: MatchState;
  limit: number;
  me: { id: number; role: string } | null;
  onFind: (state: MatchState) => void;
  waiting?: boolean;
  /** How often the form was sent. */
  pressed: number;
}) {
  const { state, limit, pressed } = props;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...analysisQuery(state),
    enabled: !props.waiting,
  });
  const { actions, dialog } = useMatchActions({ me: props.me, state, list: data?.listId ?? undefined });
  const start = useRef<HTMLElement>(null);
  // On a phone the form fills the screen: whoever asks anew is brought to the answer.
  useEffect(() => {
    if (pressed === 0) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, [pressed]);
  return (
    <section
      ref={start}
      tabIndex={-1}
      aria-label="Matches"
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      {error && !data && (
        <ErrorState
          what="The matches could not be worked out"
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
  const kind = typeOf(state) === 'mortgage' ? 'mortgage agents' : 'agents';
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
        <Nobody empty={data.empty} kind={kind} state={state} onFind={onFind} />
      ) : (
        <>
          <header className="grid gap-1 border-t-2 border-ink pt-4">
            <h2 className="text-22" aria-live="polite">
              {counted(Math.min(limit, data.matches.length), 'match', 'matches')}
              {data.place && ` in ${data.place.name}, ${data.place.state}`}
            </h2>
            <p className="max-w-measure text-14 text-soft">
              {whereFrom(data)} Best first, out of {whole(data.eligible)} {kind} who may be offered to you. Nobody can
              pay for a place.
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

function whereFrom({ place }: Analysis): string {
  if (place?.source === 'profile') return 'You did not say where, so this is where you look for a home.';
  if (place?.source === 'largest_market') return 'You did not say where, so this is the network’s largest market.';
  return '';
}

const titles: Record<NonNullable<Analysis['empty']>['reason'], (kind: string) => string> = {
  unknown_place: () => 'We don’t know this place',
  nobody_in_area: (kind) => `No ${kind} in this area`,
  all_at_capacity: (kind) => `All ${kind} here are fully booked`,
  nobody_eligible: (kind) => `No ${kind} available here now`,
};

function Nobody(props: {
  empty: NonNullable<Analysis['empty']>;
  kind: string;
  state: MatchState;
  onFind: (state: MatchState) => void;
}) {
  const { empty, kind, state, onFind } = props;
  const { nearest } = empty;
  return (
    <EmptyState
      title={empty.reason === 'unknown_place' && state.place === '' ? `No ${kind} yet` : titles[empty.reason](kind)}
      actions={
        <>
          {nearest && (
            <Button onClick={() => onFind({ ...state, place: nearest.place })}>Look in {nearest.place}</Button>
          )}
          {state.place !== '' && (
            <Button kind="secondary" onClick={() => onFind({ ...state, place: '' })}>
              Look without a place
            </Button>
          )}
        </>
      }
    >
      {empty.message}
      {nearest &&
        ` ${counted(nearest.professionals, 'professional', 'professionals')} in ${nearest.place}, ${far(nearest.distanceKm)} away, can take you.`}
    </EmptyState>
  );
}

const far = (km: number) => distance(km * 1_000);

/** What the list rests on, and who was left out why. */
function HowMade({ analysis }: { analysis: Analysis }) {
  const { n, asOf, formulaVersion, excluded } = analysis;
  return (
    <details className="border-t border-line pt-3 text-14">
      <summary className="link inline-flex min-h-8 items-center">What this list rests on, and who was left out</summary>
      <div className="grid max-w-measure gap-2 pt-2 text-soft">
        <p>
          Formula {formulaVersion}; records up to {day(asOf)}:{' '}
          {counted(n.professionals, 'professional', 'professionals')}, {counted(n.deals, 'deal', 'deals')},{' '}
          {counted(n.reviews, 'review', 'reviews')}, {counted(n.leads, 'request', 'requests')} with their answers,{' '}
          {counted(n.matches, 'match', 'matches')} with what became of them.
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
          <p>Nobody in the area was left out.</p>
        )}
      </div>
    </details>
  );
}

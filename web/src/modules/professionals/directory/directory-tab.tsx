import { m } from '@lintel/messages';
import { directoryOrder } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { List, Map as MapMark } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { counted } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { choicesQuery, directoryQuery, pageSizes } from '../calls.ts';
import { useProfessionalActions } from '../use-professional-actions.tsx';
import { languageOf } from '../words.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import type { NetworkState } from './network-state.ts';
import { ProfessionalCard } from './professional-card.tsx';

const OfficeMap = lazy(() => import('./map/office-map.tsx'));

type Change = (change: Partial<NetworkState>) => void;

const kinds = {
  agents: {
    type: 'agent',
    get none() {
      return m.professionals__no_agents_found();
    },
    one: 'agent',
    many: 'agents',
  },
  advisors: {
    type: 'mortgage_advisor',
    get none() {
      return m.professionals__no_advisors_found();
    },
    one: 'advisor',
    many: 'advisors',
  },
} as const;

/** The directory of one type of professional. The URL holds the search. */
export function DirectoryTab(props: { kind: keyof typeof kinds; state: NetworkState; onChange: Change }) {
  const { state, onChange } = props;
  const { type, none, one, many } = kinds[props.kind];
  const { data, error, refetch, isPlaceholderData } = useQuery(directoryQuery(type, state));
  const { start, dialog } = useProfessionalActions();
  const narrowed = Boolean(state.q || state.location || state.language || state.specialty);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Narrowing key={`${state.q}|${state.location}`} type={type} state={state} onChange={onChange} />
      {error && (
        <ErrorState
          what={m.professionals__we_couldnt_load_the_directory()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <CardSkeletons />}
      {data?.total === 0 && (
        <EmptyState
          title={none}
          actions={
            narrowed && (
              <Button onClick={() => onChange({ q: '', location: '', language: '', specialty: '', page: 1 })}>
                {m.professionals__clear_filters()}
              </Button>
            )
          }
        >
          {narrowed ? m.professionals__no_one_with_a_verified() : m.professionals__we_list_only_professionals_with()}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="grid gap-1">
              <p className="font-medium" aria-live="polite">
                {counted(data.total, one, many)}
              </p>
              <p className="max-w-measure text-14 text-soft">{directoryOrder()}</p>
            </div>
            <Views view={state.view} onView={(view) => onChange({ view, page: 1 })} />
          </div>
          {state.view === 'map' ? (
            <Suspense fallback={<Skeleton className="h-[min(36rem,75dvh)] min-h-96 rounded-card" />}>
              <OfficeMap professionals={data.professionals} onAction={start} />
            </Suspense>
          ) : (
            <ul
              aria-busy={isPlaceholderData}
              className={`grid gap-4 sm:grid-cols-2 xl:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {data.professionals.map((professional) => (
                <ProfessionalCard
                  key={professional.id}
                  professional={professional}
                  onAction={(what) => start(what, professional)}
                />
              ))}
            </ul>
          )}
          <Paging
            label={m.professionals__directory_pages()}
            page={state.page}
            pageSize={pageSizes[state.view]}
            total={data.total}
            onPage={(page) => onChange({ page })}
          />
        </>
      )}
      {dialog}
    </div>
  );
}

const views = [
  {
    value: 'list',
    get label() {
      return m.professionals__list();
    },
    Mark: List,
  },
  {
    value: 'map',
    get label() {
      return m.professionals__map();
    },
    Mark: MapMark,
  },
] as const;

/** Switches between cards and the map. */
function Views({ view, onView }: { view: NetworkState['view']; onView: (view: NetworkState['view']) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the layout has no room for next to the two words
    <div
      role="group"
      aria-label={m.professionals__view()}
      className="inline-flex rounded-control border border-edge bg-raised"
    >
      {views.map(({ value, label, Mark }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onView(value)}
          className="inline-flex min-h-9.5 items-center gap-2 px-3 text-14 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Mark aria-hidden size={16} strokeWidth={1.5} /> {label}
        </button>
      ))}
    </div>
  );
}

function Narrowing(props: { type: 'agent' | 'mortgage_advisor'; state: NetworkState; onChange: Change }) {
  const { type, state, onChange } = props;
  const [q, setQ] = useState(state.q);
  const [location, setLocation] = useState(state.location);
  const choices = useQuery(choicesQuery(type)).data;
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: q.trim(), location: location.trim(), page: 1 });
  };
  // Searches after a pause in typing, without a button.
  useEffect(() => {
    if (q.trim() === state.q && location.trim() === state.location) return;
    const timer = setTimeout(() => onChange({ q: q.trim(), location: location.trim(), page: 1 }), 600);
    return () => clearTimeout(timer);
  }, [q, location, state.q, state.location, onChange]);
  return (
    <search>
      <form onSubmit={search} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <Field
          label={m.professionals__name_or_company()}
          type="search"
          maxLength={100}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Field
          label={m.professionals__city_state_or_province()}
          type="search"
          maxLength={100}
          value={location}
          onChange={({ target }) => setLocation(target.value)}
        />
        <Select
          label={m.professionals__language()}
          value={state.language}
          onChange={({ target }) => onChange({ language: target.value, page: 1 })}
          options={[
            { value: '', label: m.professionals__any_language() },
            ...withChosen(choices?.languages, state.language).map((code) => ({ value: code, label: languageOf(code) })),
          ]}
        />
        <Select
          label={m.professionals__specialization()}
          value={state.specialty}
          onChange={({ target }) => onChange({ specialty: target.value, page: 1 })}
          options={[
            { value: '', label: m.professionals__any_specialization() },
            ...withChosen(choices?.specialties, state.specialty).map((each) => ({ value: each, label: each })),
          ]}
        />
      </form>
    </search>
  );
}

/** Adds the value from the URL to the options, even if no professional has it. */
const withChosen = (known: readonly string[] = [], chosen: string): readonly string[] =>
  chosen === '' || known.includes(chosen) ? known : [chosen, ...known];

import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useLive } from '../../../api/live.ts';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { discoverPath, hyperSearchPath } from '../../search/paths.ts';
import { savedPath } from '../paths.ts';
import { type SavedPageAnswer, savedKey, savedPageQuery } from '../queries.ts';
import { CoBuyerPanel } from '../sharing/co-buyer-panel.tsx';
import { SavedCard } from './saved-card.tsx';
import { SavedCsv } from './saved-csv.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { isNarrowed, type SavedState } from './saved-state.ts';

/** The household's saved homes with the URL's filter and order, and the people who share them. */
export function HomesTab({ state }: { state: SavedState }) {
  const page = useQuery(savedPageQuery(state));
  const client = useQueryClient();
  const invalidate = () => void client.invalidateQueries({ queryKey: savedKey });
  useLive('saved', savedKey);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {page.isError && !page.data ? (
          <ErrorState
            what={m.saving__we_couldnt_load_your_saved()}
            error={page.error}
            onRetry={() => void page.refetch()}
            pending={page.isFetching}
          />
        ) : (
          <Homes state={state} answer={page.data} stale={page.isPlaceholderData} onRemoved={invalidate} />
        )}
      </div>
      <CoBuyerPanel />
    </div>
  );
}

function Homes(props: {
  state: SavedState;
  answer: SavedPageAnswer | undefined;
  stale: boolean;
  onRemoved: () => void;
}) {
  const { state, answer, stale } = props;
  if (!answer) return <HomesSkeleton />;
  if (answer.saved === 0) return <NothingSaved />;
  const at = (page: number) =>
    savedPath + writeSearchParams({ ...state, home: undefined, page: page === 1 ? undefined : page });
  const inUse = answer.tags.map(({ tag }) => tag);
  return (
    <>
      <h2 className="sr-only">{m.saving__homes()}</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto text-18 font-semibold tabular-nums">
          {isNarrowed(state)
            ? m.saving__of({ total: m.count__homes({ count: answer.total }), saved: answer.saved })
            : m.count__saved_homes({ count: answer.saved })}
        </p>
        <div data-print="no" className="-mr-3 flex flex-wrap sm:mr-0 sm:gap-2">
          <Button kind="quiet" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.saving__print()}
          </Button>
          <SavedCsv />
        </div>
      </div>
      <SavedFilters state={state} tags={answer.tags} />
      {answer.items.length === 0 ? (
        <EmptyState
          title={m.saving__no_saved_homes_match()}
          actions={<LinkButton href={savedPath}>{m.saving__show_all({ saved: answer.saved })}</LinkButton>}
        >
          <p>{m.saving__none_of_your_saved_homes()}</p>
        </EmptyState>
      ) : (
        <ul aria-busy={stale} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {answer.items.map((home) => (
            <li key={home.id}>
              <SavedCard home={home} inUse={inUse} onRemoved={props.onRemoved} isTarget={state.home === home.id} />
            </li>
          ))}
        </ul>
      )}
      {answer.pages > 1 && (
        <Pager
          label={m.saving__pages_of_saved_homes()}
          page={answer.page}
          pages={answer.pages}
          {...(answer.page > 1 ? { previous: at(answer.page - 1) } : {})}
          {...(answer.page < answer.pages ? { next: at(answer.page + 1) } : {})}
        />
      )}
    </>
  );
}

const NothingSaved = () => (
  <EmptyState
    title={m.saving__no_homes_saved_yet()}
    actions={
      <>
        <LinkButton href={hyperSearchPath}>{m.saving__search_in_your_own_words()}</LinkButton>
        <LinkButton kind="secondary" href={discoverPath}>
          {m.saving__discover_homes()}
        </LinkButton>
      </>
    }
  >
    <p>{m.saving__press_the_heart_on_a()}</p>
  </EmptyState>
);

const HomesSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-8 w-48" />
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} className="h-72 rounded-card" />
    ))}
  </div>
);

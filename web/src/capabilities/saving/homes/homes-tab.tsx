import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { counted } from '../../../ui/format.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLive } from '../../../wire/live.ts';
import { writeSearchParams } from '../../../wire/search-params.ts';
import { discoverPath, hyperSearchPath } from '../../search/paths.ts';
import { savedPath } from '../paths.ts';
import { type SavedPageAnswer, savedKey, savedPageQuery } from '../queries.ts';
import { CoBuyerPanel } from '../sharing/co-buyer-panel.tsx';
import { SavedCard } from './saved-card.tsx';
import { SavedCsv } from './saved-csv.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { isNarrowed, type SavedState } from './saved-state.ts';

/** The homes of the household, narrowed and ordered as the address says, and who shares them. */
export function HomesTab({ state }: { state: SavedState }) {
  const page = useQuery(savedPageQuery(state));
  const client = useQueryClient();
  const askAnew = () => void client.invalidateQueries({ queryKey: savedKey });
  useLive('saved', savedKey);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {page.isError && !page.data ? (
          <ErrorState
            what="Your saved homes could not be read"
            error={page.error}
            onRetry={() => void page.refetch()}
            pending={page.isFetching}
          />
        ) : (
          <Homes state={state} answer={page.data} stale={page.isPlaceholderData} onRemoved={askAnew} />
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto text-18 font-semibold tabular-nums">
          {isNarrowed(state)
            ? `${counted(answer.total, 'home', 'homes')} of ${answer.saved}`
            : counted(answer.saved, 'saved home', 'saved homes')}
        </p>
        <div data-print="no" className="flex flex-wrap gap-2">
          <Button kind="quiet" onClick={() => window.print()}>
            <Printer aria-hidden size={16} strokeWidth={1.5} /> Print
          </Button>
          <SavedCsv />
        </div>
      </div>
      <SavedFilters state={state} tags={answer.tags} />
      {answer.items.length === 0 ? (
        <EmptyState
          title="No saved home fits"
          actions={<LinkButton href={savedPath}>Show all {answer.saved}</LinkButton>}
        >
          <p>None of your saved homes has this tag, status and vote together.</p>
        </EmptyState>
      ) : (
        <ul aria-busy={stale} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {answer.items.map((home) => (
            <li key={home.id}>
              <SavedCard home={home} inUse={inUse} onRemoved={props.onRemoved} sought={state.home === home.id} />
            </li>
          ))}
        </ul>
      )}
      {answer.pages > 1 && (
        <Pager
          label="Pages of saved homes"
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
    title="No homes saved yet"
    actions={
      <>
        <LinkButton href={hyperSearchPath}>Search in your own words</LinkButton>
        <LinkButton kind="secondary" href={discoverPath}>
          Discover homes
        </LinkButton>
      </>
    }
  >
    <p>
      Press the heart on a home and it stands here, with its price then and now, your notes and tags. You are told when
      its price or status changes, and you can share the list with whoever buys with you.
    </p>
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

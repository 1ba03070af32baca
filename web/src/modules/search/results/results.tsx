import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { writeSearchParams } from '../../../api/search-params.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { MapAndList } from '../map/map-and-list.tsx';
import { hyperSearchPath } from '../paths.ts';
import { viewQuery } from '../queries.ts';
import { ReadingNotes } from '../reading/reading-notes.tsx';
import { isOnMap, isSearch, type SearchRoute, type SearchState, type TabName } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { Homes } from './homes.tsx';
import type { ShowHome } from './result-list.tsx';
import { ResultsBar } from './results-bar.tsx';
import { useStartOfResults } from './use-start-of-results.ts';

const DrawingTools = lazy(() => import('../areas/drawing/drawing-tools.tsx'));
const ResultMap = lazy(() => import('../map/result-map.tsx'));
const SmartSearchPanel = lazy(() => import('../filters/smart-search-panel.tsx'));
const InsightsTab = lazy(() => import('../market/insights-tab.tsx'));
const MarketTab = lazy(() => import('../market/market-tab.tsx'));

interface ResultsProps {
  route: SearchRoute;
  state: SearchState;
  reading: NlpResult | undefined;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
}

/** The results of a search: count, order, homes, and next to them the map if it is open. */
export function Results({ route, state, reading, showHome, homeSkeleton }: ResultsProps) {
  const results = useQuery(viewQuery(state));
  const goTo = useGoTo();
  const top = useStartOfResults(state.after?.length ?? 0);
  const onMap = isOnMap(state);

  const homes = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReadingNotes state={state} reading={reading} />
      {route === 'search' && onMap && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <SmartSearchPanel state={state} reading={reading} total={results.data?.total} />
        </Suspense>
      )}
      <h2 className="sr-only">{m.search__homes()}</h2>
      <Homes state={state} reading={reading} showHome={showHome} homeSkeleton={homeSkeleton} />
      {route === 'discover' && isSearch(state) && (
        <p>
          <LinkButton
            kind="secondary"
            href={`${hyperSearchPath}${writeSearchParams({ ...state, tab: 'market-analysis', part: undefined })}`}
          >
            {m.search__see_the_market_for_these()}
          </LinkButton>
        </p>
      )}
    </div>
  );
  const waiting = <Skeleton className="h-60" />;
  const tabs = [
    { value: 'search-results', label: m.search__search_results(), content: homes },
    {
      value: 'ai-insights',
      label: m.search__ai_insights(),
      content: (
        <Suspense fallback={waiting}>
          <InsightsTab state={state} reading={reading} showHome={showHome} />
        </Suspense>
      ),
    },
    {
      value: 'market-analysis',
      label: m.search__market_analysis(),
      content: (
        <Suspense fallback={waiting}>
          <MarketTab state={state} />
        </Suspense>
      ),
    },
  ];
  const bar = (
    <ResultsBar
      route={route}
      state={state}
      total={results.data?.total}
      failed={results.isError}
      stale={results.isPlaceholderData}
    />
  );
  const list = (
    <div ref={top} id="results" tabIndex={-1} className="grid scroll-mt-3 grid-cols-[minmax(0,1fr)] gap-3 outline-none">
      {!onMap && bar}
      {route === 'hypersearch' ? (
        <Tabs
          label={m.search__result_views()}
          tabs={tabs}
          value={state.tab ?? 'search-results'}
          onChange={(tab) => goTo({ ...state, tab: tab as TabName })}
        />
      ) : (
        homes
      )}
    </div>
  );

  if (!onMap) return list;
  return (
    <MapAndList
      head={bar}
      list={list}
      map={
        <Suspense fallback={<Skeleton className="h-full rounded-none" />}>
          <ResultMap state={state}>
            <DrawingTools state={state} />
          </ResultMap>
        </Suspense>
      }
    />
  );
}

import { createSuggester } from '@lintel/hypersearch';
import type { AppContext, ServerModule } from '../../platform/app/app-context.ts';
import { ratesToken } from '../listings/index.ts';
import { gazetteer, landmarkPoints, learnPlacesOf, placeNames } from '../places/index.ts';
import { analyze } from './analyze.ts';
import { clusters } from './clusters.ts';
import { facets } from './facets.ts';
import { hypersearchProperties } from './hypersearch-properties.ts';
import { type Finder, finderToken } from './index/finder.ts';
import { type IndexFile, indexFile } from './index/index-file.ts';
import { indexMeaning } from './index/index-meaning.ts';
import { type Follower, liveIndexToken, openLiveIndex } from './index/live-index.ts';
import { searchThreadsToken, startSearchThreads, usualThreads } from './index/search-threads.ts';
import { warmUp } from './index/warm-up.ts';
import { list } from './list.ts';
import { comparables } from './market/comparables.ts';
import { market } from './market/market.ts';
import { nlp } from './nlp.ts';
import { createAgentCache } from './pages/agent-cache.ts';
import { cardCacheToken, createCardCache } from './pages/card-cache.ts';
import { refine } from './refine/refine.ts';
import { relaxations } from './relaxations.ts';
import { cachedPaymentRule } from './sentence/payment-rule.ts';
import { similar } from './suggestions/similar.ts';
import { suggest } from './suggestions/suggest.ts';
import { suggestedHomes, suggesterToken } from './suggestions/suggested-homes.ts';
import { view } from './view.ts';

/** An index that has not heard from the database for this long is stale. */
const staleSeconds = 15;

/** Finding homes: by sentence, by filters, by map. Owns the living index. */
export const searchOperations = {
  list,
  facets,
  relaxations,
  clusters,
  view,
  suggest,
  market,
  similar,
  comparables,
  hypersearch: { nlp, refine, properties: hypersearchProperties, analyze },
};

export { completeQuery, costsNow, type Finder, find, finderToken, matchesOf } from './index/finder.ts';
export { liveIndexToken } from './index/live-index.ts';
export type { MarketFigures, MarketSet } from './market/contract.ts';
export { readMarket } from './market/read-market.ts';
export { refined } from './refine/refined.ts';
export { searchQueryOf } from './search-query.ts';
export { lawfulAlternative, refusalReason } from './sentence/fair-housing.ts';
export { factLabel } from './sentence/labels.ts';
export { noticesOf } from './sentence/missing-places.ts';
export { refusedIn } from './sentence/refused.ts';
export { understand } from './sentence/sentence.ts';
export { termLabels } from './sentence/terms.ts';
export { suggesterToken } from './suggestions/suggested-homes.ts';
export { waysToWiden } from './widen.ts';

function fileOf({ database: { db }, log, settings }: AppContext, clock: () => Date): IndexFile | undefined {
  const everyMs = settings.LINTEL_INDEX_FILE_SECONDS * 1000;
  if (everyMs === 0) return undefined;
  return indexFile({ db, clock, log }, `${settings.LINTEL_DATA_FOLDER}/index`, indexMeaning, everyMs);
}

/** Places that only listings name become searchable as soon as the index has the home. */
const learnedPlaces: Follower = { put: (row) => learnPlacesOf(placeNames(), row), delete: () => {} };

export const search: ServerModule = {
  name: 'search',
  async start(app: AppContext) {
    const clock = () => new Date();
    const rates = app.resolve(ratesToken);
    const suggester = createSuggester(gazetteer());
    const { db } = app.database;
    const agents = createAgentCache(db, clock);
    const cards = createCardCache({ db, rates, clock, agents }, app.settings.LINTEL_CARDS_MB * 1_048_576);
    const live = await openLiveIndex({
      db,
      rates,
      clock,
      onError: (error) => app.log.error({ err: error }, 'the index could not read the changes or write its file'),
      followers: [suggestedHomes(suggester), cards, learnedPlaces],
      file: fileOf(app, clock),
    });
    app.register(suggesterToken, suggester);
    app.register(liveIndexToken, live);
    const threads = startSearchThreads(
      live.index,
      rates,
      app.settings.LINTEL_SEARCH_THREADS ?? usualThreads(),
      (error) => app.log.error({ err: error }, 'a search thread broke'),
    );
    live.follow(threads.take);
    app.register(searchThreadsToken, threads);
    app.register(cardCacheToken, cards);
    const finder: Finder = {
      index: live.index,
      placeNames: placeNames(),
      landmarkPoints,
      citiesNear: (point, most) => suggester.citiesNear(point, most),
      rates,
      payment: cachedPaymentRule(rates),
      clock,
    };
    app.register(finderToken, finder);
    if (app.settings.NODE_ENV !== 'test') {
      warmUp(finder);
      suggester.suggest('a', { limit: 1 });
    }
    const lagSeconds = () => (clock().getTime() - live.refreshedAt().getTime()) / 1000;
    app.readiness.add('search index', () => lagSeconds() < staleSeconds);
    app.metrics.gauge('lintel_index_lag_seconds', 'Since the index last knew every commit', lagSeconds);
    app.metrics.gauge('lintel_index_listings', 'Homes in the living index', () => live.index.size);
  },
  async stop(app) {
    await app.resolve(liveIndexToken).stop();
    await app.resolve(searchThreadsToken).stop();
  },
};

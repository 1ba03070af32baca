import { createSuggester } from '@lintel/hypersearch';
import type { AppContext, Capability } from '../../foundation/app-context.ts';
import { ratesToken } from '../listings/index.ts';
import { gazetteer, landmarkPoints, learnPlacesOf, placeNames } from '../places/index.ts';
import { analyze } from './analyze.ts';
import { clusters } from './clusters.ts';
import { createAgentCache } from './encoded-agents.ts';
import { createCardCache, encodedCardsToken } from './encoded-cards.ts';
import { facets } from './facets.ts';
import { type Finder, finderToken } from './finder.ts';
import { hypersearchProperties } from './hypersearch-properties.ts';
import { type IndexFile, indexFile } from './index-file.ts';
import { indexMeaning } from './index-meaning.ts';
import { list } from './list.ts';
import { type Follower, liveIndexToken, openLiveIndex } from './live-index.ts';
import { market } from './market/market.ts';
import { nlp } from './nlp.ts';
import { cachedPaymentRule } from './payment-rule.ts';
import { refine } from './refine/refine.ts';
import { relaxations } from './relaxations.ts';
import { searchThreadsToken, startSearchThreads, usualThreads } from './search-threads.ts';
import { similar } from './similar.ts';
import { suggest } from './suggest.ts';
import { suggestedHomes, suggesterToken } from './suggested-homes.ts';
import { warmUp } from './warm-up.ts';

/** An index that has not heard from the database for this long is stale. */
const staleSeconds = 15;

/** Finding homes: by sentence, by filters, by map. Owns the living index. */
export const searchOperations = {
  list,
  facets,
  relaxations,
  clusters,
  suggest,
  market,
  similar,
  hypersearch: { nlp, refine, properties: hypersearchProperties, analyze },
};

export { lawfulAlternative, refusalReason } from './fair-housing.ts';
export { completeQuery, costsNow, type Finder, find, finderToken, matchesOf } from './finder.ts';
export { factLabel } from './labels.ts';
export { liveIndexToken } from './live-index.ts';
export type { MarketFigures } from './market/contract.ts';
export { readMarket } from './market/read-market.ts';
export { refined } from './refine/refined.ts';
export { refusedIn } from './refused.ts';
export { searchQueryOf } from './search-query.ts';
export { understand } from './sentence.ts';
export { suggesterToken } from './suggested-homes.ts';
export { termLabels } from './terms.ts';
export { waysToWiden } from './widen.ts';

function fileOf({ database: { db }, log, settings }: AppContext, clock: () => Date): IndexFile | undefined {
  const everyMs = settings.LINTEL_INDEX_FILE_SECONDS * 1000;
  if (everyMs === 0) return undefined;
  return indexFile({ db, clock, log }, `${settings.LINTEL_DATA_FOLDER}/index`, indexMeaning, everyMs);
}

/** Places that only listings name become searchable as soon as the index has the home. */
const learnedPlaces: Follower = { put: (row) => learnPlacesOf(placeNames(), row), delete: () => {} };

export const search: Capability = {
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
    app.register(encodedCardsToken, cards);
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
    if (app.settings.NODE_ENV !== 'test') warmUp(finder);
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

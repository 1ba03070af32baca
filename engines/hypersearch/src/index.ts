/** HyperSearch: a sentence → facts (`read`) → listings (`createIndex`, `find`) → order with reasons. */
export type { BoxE6 } from '@lintel/geo';
export * from './facts.ts';
export * from './filters.ts';
export type { Epoch } from './find/catalogue.ts';
export { createIndex, type IndexOptions, openIndex, openSearcher } from './find/create-index.ts';
export { NEAR_METRES } from './find/near.ts';
export type { Figure } from './find/store/rows.ts';
export { snapshotBytes, snapshotOf } from './find/store/snapshot-file.ts';
export { foldWords } from './find/store/words.ts';
export type * from './listing.ts';
export { placeName } from './place-name.ts';
export type * from './query.ts';

export { isKindOfPlace, learnPlace, placeNames } from './read/places/place-names.ts';
export { read } from './read/read.ts';
export { type Refinement, refine } from './read/refine/refine.ts';
export type { RefineContext, SearchChange } from './read/refine/search-change.ts';
export { asksForTrait } from './read/steering/professionals.ts';
export type * from './reading.ts';
export * from './recommend/index.ts';
export { createSuggester, type SuggesterData } from './suggest/create-suggester.ts';
export type { KnownPostalCode } from './suggest/places/place-book.ts';
export { stateNames } from './suggest/places/state-names.ts';
export type * from './suggest/suggester.ts';
export type { Question } from './watch/checks.ts';
export { createWatch, type Watch } from './watch/create-watch.ts';
export type { Occasion } from './watch/prepared-home.ts';
export { wishesMetBy } from './watch/wishes-met.ts';

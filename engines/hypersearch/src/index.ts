/** HyperSearch: a sentence → facts (`read`) → listings (`createIndex`, `find`) → order with reasons. */
export * from './facts.ts';
export * from './filters.ts';
export type { Epoch } from './find/catalogue.ts';
export { createIndex, openIndex, openSearcher } from './find/create-index.ts';
export { METRES_A_MINUTE, NEAR_METRES } from './find/near.ts';
export { foldWords } from './find/words.ts';
export type * from './listing.ts';
export type * from './query.ts';
export { placeNames } from './read/place-names.ts';
export { read } from './read/read.ts';
export { type RefineContext, type Refinement, refine, type SearchChange } from './read/refine.ts';
export type * from './reading.ts';
export * from './recommend/index.ts';
export { createSuggester } from './suggest/create-suggester.ts';
export type { KnownHome, Suggested, Suggester } from './suggest/suggester.ts';
export type { Occasion } from './watch/asked-home.ts';
export { createWatch, type Watch } from './watch/create-watch.ts';
export { wishesMetBy } from './watch/wishes-met.ts';

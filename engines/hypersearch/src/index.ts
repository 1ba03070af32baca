/** HyperSearch: a sentence → facts (`read`) → listings (`createIndex`, `find`) → order with reasons. */
export * from './facts.ts';
export { createIndex } from './find/create-index.ts';
export type * from './listing.ts';
export type * from './query.ts';
export type * from './reading.ts';
export { placeNames } from './read/place-names.ts';
export { read } from './read/read.ts';

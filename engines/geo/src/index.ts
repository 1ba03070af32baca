/** Points, distances, polygons and folded place names. Pure. */
export { foldPlace } from './fold.ts';

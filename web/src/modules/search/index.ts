/** Public interface: suggestions while typing. */

export { suggestionsQuery } from './suggest/queries.ts';

/** What other capabilities may use: saving a search where it stands, and the list of them. */
export { SaveSearch } from './save/save-search.tsx';

/** Public interface: the save button and the list of saved searches. */
export { SaveSearch } from './save/save-search.tsx';

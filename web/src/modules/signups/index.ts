/** Public interface: the names of states and provinces. */
export { statesOf } from './jurisdictions.ts';

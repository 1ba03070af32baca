/** Public interface: the names of states and provinces. */
export { statesOf } from './signups/jurisdictions.ts';

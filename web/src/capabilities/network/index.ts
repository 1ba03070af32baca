/** What other capabilities may use: the states and provinces as people know them. */
export { statesOf } from './signups/jurisdictions.ts';

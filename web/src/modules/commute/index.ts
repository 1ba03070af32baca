/** Public interface: the travel times on a home's page. */
export { Commute } from './commute.tsx';

/** Public interface: calls, fields and words of a company's dashboard. */
export { callReseller, companyKey } from './calls.ts';
export type { ChangeState, DashboardState } from './dashboard-state.ts';
export { ListTools } from './list-tools.tsx';
export { endsSoon, monthly } from './words.ts';

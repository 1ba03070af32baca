export { ownListingsQuery } from './calls.ts';
export { OwnListingsPanel } from './own-listings-panel.tsx';

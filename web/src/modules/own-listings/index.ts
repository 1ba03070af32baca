export { ownListingsQuery } from './calls.ts';
export { OwnListingsPanel } from './own-listings-panel.tsx';
export { useRecordView } from './use-record-view.ts';

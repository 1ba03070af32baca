export { type Client, clientsQuery, networkKey, type Professional, teamQuery } from './calls.ts';
export { ConnectLater } from './connections/connect-later.tsx';
export { default as EndDialog } from './connections/end-dialog.tsx';
export { Portrait } from './portrait.tsx';
export { TeamCard } from './team-card.tsx';
export { nameOf } from './words.ts';
export { WorkingHoursCard } from './working-hours-card.tsx';

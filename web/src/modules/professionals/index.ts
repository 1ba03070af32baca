export { WorkingHoursCard } from './appointments/working-hours-card.tsx';
export { networkKey, teamQuery } from './calls.ts';
export { ConnectLater } from './connections/connect-later.tsx';
export { Portrait } from './portrait.tsx';
export { TeamCard } from './team-card.tsx';

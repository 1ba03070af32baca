export { networkKey, teamQuery } from './calls.ts';
export { ConnectLater } from './connect-later.tsx';
export { Portrait } from './portrait.tsx';
export { TeamCard } from './team-card.tsx';
export { WorkingHoursCard } from './working-hours-card.tsx';

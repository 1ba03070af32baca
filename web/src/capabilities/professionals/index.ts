export { teamQuery } from './calls.ts';
export { TeamCard } from './team-card.tsx';

/** Public interface for other modules and dashboards. */
export { ActivityCard } from './activity-card.tsx';
export { journeyQuery } from './calls.ts';
export { NextStepsCard } from './next-steps-card.tsx';
export { JourneyTracker } from './tracker.tsx';

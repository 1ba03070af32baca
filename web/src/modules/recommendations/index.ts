export { useRecommendedEntries } from './recommended-entries.tsx';

export { RecommendationsCard } from './recommendations-card.tsx';

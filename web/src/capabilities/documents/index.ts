/** What other capabilities and desks may use: the papers in one card. */
export { DocumentsCard } from './documents-card.tsx';

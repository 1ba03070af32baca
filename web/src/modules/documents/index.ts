/** Public interface: the documents card. */
export { DocumentsCard } from './documents-card.tsx';

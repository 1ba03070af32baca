/** Public interface: the documents card, and the person's own documents. */
export { DocumentsCard } from './documents-card.tsx';
export { documentsQuery } from './queries.ts';

/** Public interface: the documents card, the person's own documents, and the categories with their names. */
export { DocumentsCard } from './documents-card.tsx';
export { documentsQuery } from './queries.ts';
export { categoryOptions } from './words.ts';

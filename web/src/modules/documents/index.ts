/** Public interface: the documents card, the person's own documents, the upload of one, the facts of a checklist, and the categories with their names. */

export { employments, loansOf } from './checklist/facts.ts';
export { DocumentsCard } from './documents-card.tsx';
export { documentsQuery } from './queries.ts';
export { UploadOne } from './upload/upload-one.tsx';
export { categoryOptions } from './words.ts';

export { loadSample } from './load.ts';
export { storeSampleDocuments } from './network/sample-documents.ts';

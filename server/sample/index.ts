export { loadSample } from './load.ts';
export { storeSampleDocuments } from './network/work/sample-documents.ts';

export { loadSample } from './load.ts';
export { storePapers } from './network/papers.ts';

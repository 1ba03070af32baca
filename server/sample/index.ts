export { loadSample } from './load.ts';

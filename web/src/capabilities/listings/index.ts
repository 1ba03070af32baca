/** What other capabilities may use: how homes are called, and a home in few words. */
export { featureName } from './feature-name.ts';
export { typeNames } from './home-facts.ts';
export { HomeNote } from './home-note.tsx';

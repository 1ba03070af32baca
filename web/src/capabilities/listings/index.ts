/** What other capabilities may use: how homes are called. */
export { featureName } from './feature-name.ts';
export { typeNames } from './home-facts.ts';

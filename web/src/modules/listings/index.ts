/** Public interface: formatting of homes, and cards. */

export { streetLine } from '@lintel/server/listings/address';
export { CompareToggle } from './compare/compare-toggle.tsx';
export { noCost } from './cost-words.ts';
export { featureName } from './feature-name.ts';
export { cityLine, factLine, homeName, typeNames } from './home/home-facts.ts';
export { HomePicture } from './home/home-picture.tsx';
export { HomeSummary } from './home/home-summary.tsx';
export { RateNote } from './rate-note.tsx';

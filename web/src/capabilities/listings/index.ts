/** Public interface: formatting of homes, and cards. */

export { streetLine } from '@lintel/server/listings';
export { CompareToggle } from './compare/compare-toggle.tsx';
export { noCost } from './cost-words.ts';
export { featureName } from './feature-name.ts';
export { cityLine, factLine, homeName, typeNames } from './home-facts.ts';
export { HomeNote } from './home-note.tsx';
export { HomePicture } from './home-picture.tsx';

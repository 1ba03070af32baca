/** Public interface: the heart on cards and the save button on a home's page. */
export { SaveButton, SaveHeart } from './heart/save-heart.tsx';

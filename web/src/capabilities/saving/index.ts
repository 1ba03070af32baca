/** What other capabilities may use: the heart on cards, the button on a home's page. */
export { SaveButton } from './heart/save-button.tsx';
export { SaveHeart } from './heart/save-heart.tsx';

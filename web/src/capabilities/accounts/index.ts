/** What other capabilities may use: what a visitor wanted before there was an account. */
export { knownPerson } from './session.ts';
export { keepWish, takeWish, type Wish } from './wish.ts';

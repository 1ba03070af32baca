/** Public interface: the known person and actions saved until sign-up. */
export { knownPerson } from './session.ts';
export { keepWish, takeWish, type Wish } from './wish.ts';

/** Public interface for pages that compute estimates themselves. Apart from the verdicts, which every card loads. */
export { termsQuery } from '../calls.ts';
export { cureSentence, ruleSentence } from '../estimate-words.ts';

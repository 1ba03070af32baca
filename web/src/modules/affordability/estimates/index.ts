/** Public interface for pages that compute estimates themselves. Apart from the verdicts, which every card loads. */
export { termsQuery } from '../calls.ts';
export { cureSentence, programWords, ruleSentence, verdictTones, verdictWords } from '../estimate-words.ts';

/** Public interface: “Can I buy it?” on cards and on a home's page, its terms, and its words for rules and cures. */
export { termsQuery } from './calls.ts';
export { CanBuyBadge, CanBuyNeedsProfile, CanBuyPanel } from './can-buy.tsx';
export { cureSentence, ruleSentence } from './estimate-words.ts';

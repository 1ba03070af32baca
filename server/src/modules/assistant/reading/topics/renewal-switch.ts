/** A switch of the lender at renewal, in three languages (plain text). */
const renewal = /\b(renew\w*|renouvel\w*|renov\w*)\b/;
const moves =
  /\b((tak(e|ing)|mov(e|ing)|bring\w*|transfer\w*|switch\w*) (it|this|that|my|our|the|over|lenders?|banks?)\b|(some(where|place)|anywhere) else|(another|different|other|new) (bank|lender|place|credit union)|take it over|chang(er|e|eons) de (banque|preteur|caisse)|ailleurs|une? autre (banque|preteur|caisse)|transferer|cambi(ar|o|arme) de (banco|prestamista)|otr[oa] (banco|prestamista|lado|parte))\b/;
const otherMatter = /\b(insurance|lease|license|licence|lintel|assurance|bail|permis|seguro|licencia)\b/;

/** True if a question is about another lender at renewal, which the sentence before it can name. */
export const asksSwitchAtRenewal = (text: string, before: string): boolean =>
  moves.test(text) && renewal.test(`${before} . ${text}`) && !otherMatter.test(text);

/** Words that stand for what was said before. */
export const pointsBack =
  /\b(it|its|it's|that|this|these|those|them|they|he|she|him|her|there|ones?|same|instead|too|also|else|others?|another|both|either|first|second|last|ca|cela|celui|celles?|ceux|dessus|la-bas|aussi|autres?|memes?|plutot|ils?|elles?|lui|leur|eso|es[ae]s?|esto|ahi|alli|tambien|otr[oa]s?|mism[oa]s?|ell[oa]s?)\b/;

/**
 * Of the words that the rules pass over, those with which a buyer may well ask for something: where no rule takes them
 * they are told as not understood instead of being passed over in silence.
 */
export const wishful = 'tranquille neuf lumière électrique';

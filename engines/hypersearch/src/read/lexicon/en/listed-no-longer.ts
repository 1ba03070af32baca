import { each } from '../lexicon.ts';

/** "Not on the market longer than", "hasn't been listed for more than": the field and the comparison in one phrase; English. */
export const listedNoLonger = each(
  "not on the market|not been on the market|hasn't been on the market|haven't been on the market|isn't on the market|nothing on the market|nothing that's been on the market|nothing that has been on the market|hasn't been listed|haven't been listed|not been listed|hasn't been for sale|hasn't sat|hasn't been sitting",
  'more than|longer than|over|for more than|for longer than|for over|for any longer than',
);

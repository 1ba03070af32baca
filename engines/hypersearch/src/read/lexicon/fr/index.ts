import { buyer } from './buyer.ts';
import { comparisons } from './comparisons.ts';
import { features } from './features.ts';
import { fields } from './fields.ts';
import { filler } from './filler.ts';
import { homeTypes } from './home-types.ts';
import { joints } from './joints.ts';
import { judgements } from './judgements.ts';
import { numbers } from './numbers.ts';
import { places } from './places.ts';
import { scopes } from './scopes.ts';
import { topics } from './topics.ts';
import { units } from './units.ts';
import { wishful } from './wishful.ts';

/** All that French knows of homes; the order of rows breaks ties of spelling. */
export const french = {
  rows: [
    ...features,
    ...homeTypes,
    ...numbers,
    ...comparisons,
    ...units,
    ...fields,
    ...topics,
    ...scopes,
    ...joints,
    ...places,
    ...judgements,
    ...buyer,
  ],
  filler,
  wishful,
};

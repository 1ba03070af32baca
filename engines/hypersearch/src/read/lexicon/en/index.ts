import { buyer } from './buyer.ts';
import { commonWords } from './common-words.ts';
import { comparisons } from './comparisons.ts';
import { everydayWords } from './everyday-words.ts';
import { features } from './features.ts';
import { fields } from './fields.ts';
import { formulas, functionWords } from './function-words.ts';
import { homeTypes } from './home-types.ts';
import { joints } from './joints.ts';
import { judgements } from './judgements.ts';
import { numbers } from './numbers.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { places } from './places.ts';
import { respelled } from './respelled.ts';
import { scopes } from './scopes.ts';
import { topics } from './topics.ts';
import { units } from './units.ts';

/** All that English knows of homes; the order of rows breaks ties of spelling. */
export const english = {
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
  commonWords,
  everydayWords: `${everydayWords} ${ordinaryWords}`,
  functionWords,
  formulas,
  respelled,
};

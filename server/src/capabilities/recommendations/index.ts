import type { Capability } from '../../foundation/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { recommendationsData } from './personal-data.ts';
import { feedback, forget, list } from './verbs.ts';

export const recommendationsVerbs = { list, feedback, forget };

export { likedNeeded } from './contract.ts';
export { recommendationsFor } from './recommend.ts';

export const recommendations: Capability = {
  name: 'recommendations',
  start(app) {
    app.resolve(personalDataToken).push(recommendationsData);
  },
};

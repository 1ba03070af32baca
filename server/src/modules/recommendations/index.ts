import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { feedback, forget, list } from './operations.ts';
import { recommendationsData } from './personal-data.ts';

export const recommendationsOperations = { list, feedback, forget };

export { likedNeeded } from './contract.ts';
export { recommendationsFor } from './recommend.ts';

export const recommendations: ServerModule = {
  name: 'recommendations',
  start(app) {
    app.resolve(personalDataToken).push(recommendationsData);
  },
};

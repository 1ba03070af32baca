import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { profile, remove, save, terms } from './operations.ts';
import { affordabilityData } from './personal-data.ts';

export const affordabilityOperations = { terms, profile, save, remove };

export { householdOfPerson, householdsOf, profileOf as buyingProfileOf } from './records.ts';

/** “Can I buy it?”: what people state about their means, and what the estimates assume. */
export const affordability: ServerModule = {
  name: 'affordability',
  start(app) {
    app.resolve(personalDataToken).push(affordabilityData);
  },
};

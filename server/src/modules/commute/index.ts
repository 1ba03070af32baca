import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { addresses, locate, save, trips } from './operations.ts';
import { commuteData } from './records.ts';
import { routerOf, routerToken } from './router.ts';

export const commuteOperations = { addresses, save, locate, trips };

export type { CommuteAddress, Trip } from './contract.ts';
/** Travel times from a home to the addresses that a person saved. */
export { type Router, routerToken } from './router.ts';
export { savedTrips } from './trips.ts';

export const commute: ServerModule = {
  name: 'commute',
  start(app) {
    app.resolve(personalDataToken).push(commuteData);
    app.register(routerToken, { route: routerOf(app.settings, app.log) });
  },
};

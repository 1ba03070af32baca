import type { Capability } from '../../foundation/house.ts';
import { live, startLive, stopLive } from './live.ts';

/** What people are told, and pages that are open hear of changes. */
export const notificationsVerbs = { live };

export { tell } from './live.ts';
export { type News, notify } from './notify.ts';

export const notifications: Capability = {
  name: 'notifications',
  start(house) {
    startLive(house);
  },
  stop: stopLive,
};

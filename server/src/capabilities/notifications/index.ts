import type { Capability } from '../../foundation/house.ts';

/** What people are told, and pages that are open hear of changes. */
export const notificationsVerbs = {};

export { tell } from './live.ts';
export { type News, notify } from './notify.ts';

export const notifications: Capability = { name: 'notifications' };

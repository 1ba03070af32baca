import type { Capability } from '../../foundation/house.ts';
import { secretOf } from '../../foundation/secret.ts';
import { personalDataPart } from '../accounts/index.ts';
import { answersPart } from './answers.ts';
import { forgetRead, startMailing, stopMailing } from './clock.ts';
import { chooseMail, mailChoice, unsubscribe } from './end-mail.ts';
import { list, read, readAll, undoReadAll, unread, unreadAgain } from './inbox.ts';
import { live, startLive, stopLive } from './live.ts';
import { createMailLinks, mailLinksPart } from './mail-link.ts';
import { notificationsData } from './personal-data.ts';
import { changePreferences, preferences } from './preferences.ts';

/** What people are told, and pages that are open hear of changes. */
export const notificationsVerbs = {
  live,
  list,
  unread,
  read,
  unreadAgain,
  readAll,
  undoReadAll,
  preferences,
  changePreferences,
  mailChoice,
  chooseMail,
  unsubscribe,
};

export { answersPart } from './answers.ts';
export { readNewsOf } from './inbox.ts';
export { tell } from './live.ts';
export { forgetNews, type News, notify } from './notify.ts';
export { notifyMany, quietUntilFor } from './notify-many.ts';
export { DEFAULT_ZONE, nextTime } from './zone.ts';

export const notifications: Capability = {
  name: 'notifications',
  async start(house) {
    house.use(personalDataPart).push(notificationsData);
    house.provide(answersPart, { of: () => undefined });
    house.provide(mailLinksPart, createMailLinks(await secretOf(house)));
    startLive(house);
    startMailing(house);
    house.jobs.schedule('forget-read-notifications', '29 3 * * *', () => forgetRead(house));
  },
  async stop(house) {
    await stopLive(house);
    await stopMailing(house);
  },
};

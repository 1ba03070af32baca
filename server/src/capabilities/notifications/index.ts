import type { Capability } from '../../foundation/app-context.ts';
import { secretOf } from '../../foundation/secret.ts';
import { personalDataToken } from '../accounts/index.ts';
import { answersToken } from './answers.ts';
import { forgetRead, startMailing, stopMailing } from './clock.ts';
import { chooseMail, mailChoice, unsubscribe } from './end-mail.ts';
import { list, read, readAll, undoReadAll, unread, unreadAgain } from './inbox.ts';
import { live, startLive, stopLive } from './live.ts';
import { createMailLinks, mailLinksToken } from './mail-link.ts';
import { notificationsData } from './personal-data.ts';
import { changePreferences, preferences } from './preferences.ts';

/** Notifications, and live updates of open pages. */
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

export { answersToken } from './answers.ts';
export { readNewsOf } from './inbox.ts';
export { tell } from './live.ts';
export { forgetNews, type News, notify } from './notify.ts';
export { notifyMany, quietUntilFor } from './notify-many.ts';
export { DEFAULT_ZONE, nextTime } from './zone.ts';

export const notifications: Capability = {
  name: 'notifications',
  async start(app) {
    app.resolve(personalDataToken).push(notificationsData);
    app.register(answersToken, { of: () => undefined });
    app.register(mailLinksToken, createMailLinks(await secretOf(app)));
    startLive(app);
    startMailing(app);
    app.jobs.schedule('forget-read-notifications', '29 3 * * *', () => forgetRead(app));
  },
  async stop(app) {
    await stopLive(app);
    await stopMailing(app);
  },
};

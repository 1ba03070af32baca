import type { ServerModule } from '../../platform/app/app-context.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { personalDataToken } from '../accounts/index.ts';
import { deleteOldRead, startSendLoops, stopSendLoops } from './clock.ts';
import { chooseMail, mailChoice, unsubscribe } from './end-mail.ts';
import { list, read, readAll, undoReadAll, unread, unreadAgain } from './inbox.ts';
import { invitationsToken } from './invitations.ts';
import { live, startLive, stopLive } from './live.ts';
import { createMailLinks, mailLinksToken } from './mail-link.ts';
import { notificationsData } from './personal-data.ts';
import { changePreferences, preferences } from './preferences.ts';
import { pushKeysOf, pushKeysToken } from './push/keys.ts';
import { pushOperations } from './push/operations.ts';
import { createPushSender, pushSenderToken } from './push/send-push.ts';
import { replyAddressesToken } from './reply-addresses.ts';

/** Notifications, and live updates of open pages. */
export const notificationsOperations = {
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
  push: pushOperations,
};

export { markPageRead } from './inbox.ts';
export { invitationsToken } from './invitations.ts';
export { refreshPages } from './live.ts';
export { type MailLinks, mailLinksToken } from './mail-link.ts';
export { emailEnding } from './notification-emails.ts';
export { deleteNotifications, type NewNotification, notify, notifyOperators } from './notify.ts';
export { notifyMany } from './notify-many.ts';
export { wantsEmail } from './preferences.ts';
export type { PushMessage } from './push/push.tables.ts';
export { cancelPushes } from './push/queue.ts';
export { quietUntilFor } from './quiet-hours.ts';
export { replyAddressesToken } from './reply-addresses.ts';

export const notifications: ServerModule = {
  name: 'notifications',
  async start(app) {
    app.resolve(personalDataToken).push(notificationsData);
    app.register(replyAddressesToken, { of: () => undefined });
    app.register(invitationsToken, { of: async () => undefined });
    app.register(mailLinksToken, createMailLinks(await secretOf(app)));
    const keys = await pushKeysOf(app.database.db);
    app.register(pushKeysToken, keys);
    app.register(pushSenderToken, { send: createPushSender(keys, app.settings.LINTEL_PUBLIC_URL) });
    startLive(app);
    startSendLoops(app);
    app.jobs.schedule('forget-read-notifications', '29 3 * * *', () => deleteOldRead(app));
  },
  async stop(app) {
    await stopLive(app);
    await stopSendLoops(app);
  },
};

import { lt } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import { backgroundLoop } from '../../platform/jobs/background-loop.ts';
import { token } from '../../platform/serve/registry.ts';
import { sendDueEmails } from './due-emails.ts';
import { sendDuePushes } from './push/due-pushes.ts';
import { notifications } from './tables.ts';

const KEPT_MONTHS = 12;

/** Deletes notifications read long ago; unread ones stay. */
export async function deleteOldRead({ database }: Pick<AppContext, 'database'>, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await database.db.delete(notifications).where(lt(notifications.readAt, before));
}

const sendLoopsToken = token<{ stop(): Promise<void> }>('send loops of notifications');
const POLL_MS = 2_000;

/** Checks every other second for due emails and push notifications. Tests call them directly with their own time. */
export function startSendLoops(app: AppContext): void {
  const sending = (send: typeof sendDueEmails) => async (stopping: () => boolean) =>
    void (await send(app, new Date(), stopping));
  const loops = [
    backgroundLoop('notification emails', sending(sendDueEmails), app.log),
    backgroundLoop('push notifications', sending(sendDuePushes), app.log),
  ];
  const wake = () => {
    for (const loop of loops) loop.wake();
  };
  const look = app.settings.NODE_ENV === 'test' ? undefined : setInterval(wake, POLL_MS).unref();
  app.register(sendLoopsToken, {
    async stop() {
      clearInterval(look);
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  });
}

export const stopSendLoops = (app: AppContext): Promise<void> => app.resolve(sendLoopsToken).stop();

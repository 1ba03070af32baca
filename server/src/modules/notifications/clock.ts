import { lt } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import { backgroundLoop } from '../../platform/jobs/background-loop.ts';
import { token } from '../../platform/serve/registry.ts';
import { sendDueEmails } from './due-emails.ts';
import { notifications } from './tables.ts';

const KEPT_MONTHS = 12;

/** Deletes notifications read long ago; unread ones stay. */
export async function deleteOldRead({ database }: Pick<AppContext, 'database'>, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await database.db.delete(notifications).where(lt(notifications.readAt, before));
}

const mailingToken = token<{ stop(): Promise<void> }>('letters about news');
const POLL_MS = 2_000;

/** Checks every other second for due emails. Tests call it directly with their own time. */
export function startEmailLoop(app: AppContext): void {
  const loop = backgroundLoop(
    'letters about news',
    async (stopping) => void (await sendDueEmails(app, new Date(), stopping)),
    app.log,
  );
  const look = app.settings.NODE_ENV === 'test' ? undefined : setInterval(loop.wake, POLL_MS).unref();
  app.register(mailingToken, {
    async stop() {
      clearInterval(look);
      await loop.stop();
    },
  });
}

export const stopEmailLoop = (app: AppContext): Promise<void> => app.resolve(mailingToken).stop();

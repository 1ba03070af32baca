import { lt } from 'drizzle-orm';
import { backgroundLoop } from '../../foundation/background-loop.ts';
import type { House } from '../../foundation/house.ts';
import { part } from '../../foundation/part.ts';
import { mailDueNews } from './mailing.ts';
import { notifications } from './tables.ts';

const KEPT_MONTHS = 12;

/** What was read this long ago is forgotten; what was not stays. */
export async function forgetRead({ database }: Pick<House, 'database'>, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await database.db.delete(notifications).where(lt(notifications.readAt, before));
}

const mailingPart = part<{ stop(): Promise<void> }>('letters about news');
const LOOK_MS = 2_000;

/** Looks every other second for letters that are due. Tests look by themselves, at a time of their own. */
export function startMailing(house: House): void {
  const loop = backgroundLoop(
    'letters about news',
    async (stopping) => void (await mailDueNews(house, new Date(), stopping)),
    house.log,
  );
  const look = house.settings.NODE_ENV === 'test' ? undefined : setInterval(loop.wake, LOOK_MS).unref();
  house.provide(mailingPart, {
    async stop() {
      clearInterval(look);
      await loop.stop();
    },
  });
}

export const stopMailing = (house: House): Promise<void> => house.use(mailingPart).stop();

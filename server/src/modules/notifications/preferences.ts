import { m } from '@lintel/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { profileOf } from '../accounts/index.ts';
import {
  notificationsContract as contract,
  type KindFacts,
  type Mail,
  type NotificationKind,
  type NotificationPreferences,
  notificationKinds,
} from './contract.ts';
import { notificationChoices, quietHours } from './tables.ts';

export const preferences = serve(contract.preferences, {
  access: signedIn,
  run: ({ subject: me, db }) => preferencesOf(db, me.id),
});

export const changePreferences = serve(contract.changePreferences, {
  access: signedIn,
  writes: true,
  async run({ input, subject: { id: personId }, tx }) {
    for (const [at, { kind, inApp, mail }] of (input.kinds ?? []).entries()) {
      if (mail !== 'off' && 'mailSetAt' in notificationKinds[kind])
        throw invalid(`kinds.${at}.mail`, m.notifications__must_be_set_for_each());
      await tx
        .insert(notificationChoices)
        .values({ personId, kind, inApp, mail })
        .onConflictDoUpdate({
          target: [notificationChoices.personId, notificationChoices.kind],
          set: { inApp, mail },
        });
    }
    if (input.quietHours === null) await tx.delete(quietHours).where(eq(quietHours.personId, personId));
    else if (input.quietHours)
      await tx
        .insert(quietHours)
        .values({ personId, ...input.quietHours })
        .onConflictDoUpdate({ target: quietHours.personId, set: input.quietHours });
    return preferencesOf(tx, personId);
  },
});

const kindNames = Object.keys(notificationKinds) as NotificationKind[];

export interface ChosenWay {
  inApp: boolean;
  mail: Mail;
}

/** Returns a person's channels for each of these kinds: their choice, or the default. */
export async function waysOf(
  db: Db,
  personId: number,
  kinds: readonly NotificationKind[] = kindNames,
): Promise<Record<NotificationKind, ChosenWay>> {
  const chosen = await db
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.personId, personId), inArray(notificationChoices.kind, [...kinds])));
  const wayOf = (kind: NotificationKind): ChosenWay => {
    const { inApp, mail } = chosen.find((each) => each.kind === kind) ?? {
      inApp: true,
      mail: notificationKinds[kind].mail,
    };
    return { inApp, mail };
  };
  return Object.fromEntries(kinds.map((kind) => [kind, wayOf(kind)])) as Record<NotificationKind, ChosenWay>;
}

/** Returns whether a person wants emails of a kind that another module writes. */
export const wantsEmail = async (db: Db, personId: number, kind: NotificationKind): Promise<boolean> =>
  (await waysOf(db, personId, [kind]))[kind].mail !== 'off';

async function preferencesOf(db: Db, personId: number): Promise<NotificationPreferences> {
  const ways = await waysOf(db, personId);
  const [quiet] = await db.select().from(quietHours).where(eq(quietHours.personId, personId));
  const person = await profileOf(db, personId);
  const kinds = kindNames.filter((kind) =>
    (notificationKinds[kind].roles as readonly string[]).includes(person?.role ?? ''),
  );
  return {
    kinds: kinds.map((kind) => {
      const { label, mailSetAt, always, isMonthly }: KindFacts = notificationKinds[kind];
      const set = { mailSetAt: mailSetAt ?? null, always: always ?? null, isMonthly: isMonthly ?? false };
      return { kind, label, ...set, ...ways[kind] };
    }),
    quietHours: quiet ? { fromMinute: quiet.fromMinute, untilMinute: quiet.untilMinute } : null,
    timeZone: person?.timeZone ?? null,
  };
}

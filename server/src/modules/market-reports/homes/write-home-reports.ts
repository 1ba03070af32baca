import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { DEFAULT_ZONE } from '../../../platform/time/zone.ts';
import { personProfiles, viewerOfPerson } from '../../accounts/index.ts';
import { type HomeValue, homeValueAt } from '../../markets/index.ts';
import { quietUntilFor, wantsEmail } from '../../notifications/index.ts';
import { lastFirstMorning } from '../mail/first-morning.ts';
import { estimateEmail, homeEmailServicesToken } from './emails.ts';
import { homeValueEmails as homes, homeValueReports as reports } from './tables.ts';

interface Due {
  home: typeof homes.$inferSelect;
  /** The confirmed address; null for an account without one. */
  to: string | null;
  zone: string;
}

/**
 * Writes the estimates due at `now` and returns the number of emails. An estimate commits together with its email, so a crash does
 * both or neither, and a second process finds the row.
 */
export async function writeHomeReports(app: AppContext, now = new Date(), stopping = () => false): Promise<number> {
  let emails = 0;
  for (const due of await allHomes(app.database.db)) {
    if (stopping()) return emails;
    const { at, month } = lastFirstMorning(due.zone, now);
    if (due.home.confirmedAt! >= at || (await isWritten(app.database.db, due.home.id, month))) continue;
    try {
      if (await writeOne(app, due, month, now)) emails += 1;
    } catch (err) {
      // The next check writes it.
      app.log.error({ err, home: due.home.id }, 'home estimate not written');
    }
  }
  return emails;
}

/** Returns the homes of confirmed addresses with their time zones. */
async function allHomes(db: Db): Promise<Due[]> {
  const rows = await db
    .select({
      home: homes,
      person: {
        email: personProfiles.email,
        emailVerified: personProfiles.emailVerified,
        timeZone: personProfiles.timeZone,
      },
    })
    .from(homes)
    .leftJoin(personProfiles, eq(personProfiles.id, homes.personId))
    .where(isNotNull(homes.confirmedAt))
    .orderBy(homes.id);
  return rows.map(({ home, person }) => ({
    home,
    to: person ? (person.emailVerified ? person.email : null) : home.email,
    zone: (person ? person.timeZone : home.timeZone) ?? DEFAULT_ZONE,
  }));
}

async function isWritten(db: Db, homeId: number, month: string): Promise<boolean> {
  const rows = await db
    .select({ month: reports.month })
    .from(reports)
    .where(and(eq(reports.homeId, homeId), eq(reports.month, month)));
  return rows.length > 0;
}

async function writeOne(app: AppContext, { home, to, zone }: Due, month: string, now: Date): Promise<boolean> {
  // Read before the transaction: the embedded database has one session.
  const { estimate } = await homeValueAt({ db: app.database.db, resolve: app.resolve }, home);
  return app.events.transaction(async (tx) => {
    const { personId } = home;
    if (personId !== null && (await quietUntilFor(tx, { id: personId, timeZone: zone }, now))) return false;
    const mailTo = personId === null || (await wantsEmail(tx, personId, 'market_report')) ? to : null;
    const outcome = mailTo === null ? 'off' : estimate ? 'sent' : 'no_estimate';
    const before = await formerEstimate(tx, home.id, estimate?.currency);
    const known = estimate ? { estimate: estimate.estimate, currency: estimate.currency } : {};
    const stored = await tx
      .insert(reports)
      .values({ homeId: home.id, month, outcome, ...known })
      .onConflictDoNothing()
      .returning({ month: reports.month });
    if (stored.length === 0 || mailTo === null || !estimate) return false;
    const viewer =
      personId === null
        ? ({ country: estimate.currency === 'CAD' ? 'CA' : 'US', units: null } as const)
        : await viewerOfPerson(tx, personId);
    const written = asViewer(viewer, () =>
      estimateEmail(app.resolve(homeEmailServicesToken), mailTo, home, { estimate, before }),
    );
    await queueEmail(tx, written, 'trusted');
    return true;
  });
}

/** Returns the estimate of the latest email. */
async function formerEstimate(tx: Tx, homeId: number, currency: HomeValueCurrency | undefined): Promise<number | null> {
  if (!currency) return null;
  const [former] = await tx
    .select({ estimate: reports.estimate })
    .from(reports)
    .where(and(eq(reports.homeId, homeId), eq(reports.currency, currency), eq(reports.outcome, 'sent')))
    .orderBy(desc(reports.month))
    .limit(1);
  return former?.estimate ?? null;
}

type HomeValueCurrency = NonNullable<HomeValue['estimate']>['currency'];

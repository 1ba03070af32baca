import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { profileOf, viewerOfPerson } from '../../accounts/index.ts';
import { mailLinksToken, notify, quietUntilFor, wantsEmail } from '../../notifications/index.ts';
import { contactLinksToken } from '../links/token.ts';
import { marketReports, type ReportOutcome } from '../tables.ts';
import { type AreaReport, type AreaReports, areaReports } from './area-report.ts';
import { clientObstacle, writeToClient } from './client-report.ts';
import { type DueReport, dueReports, zonesOfAreas } from './due-reports.ts';
import { type FirstMorning, lastFirstMorning } from './first-morning.ts';
import { reportContent } from './report-content.ts';
import { type EmailServices, marketPath, ownReport, reportTitle } from './report-emails.ts';

/**
 * Writes the reports due at `now` and returns the number of emails. A report commits together with its email, so a crash
 * does both or neither, and a second process finds the row.
 */
export async function writeDueReports(app: AppContext, now = new Date(), stopping = () => false): Promise<number> {
  const services: EmailServices = {
    publicUrl: app.settings.LINTEL_PUBLIC_URL,
    mailLinks: app.resolve(mailLinksToken),
    contactLinks: app.resolve(contactLinksToken),
  };
  const read = areaReports({ db: app.database.db, resolve: app.resolve });
  let emails = 0;
  for (const zone of await zonesOfAreas(app.database.db)) {
    const morning = lastFirstMorning(zone, now);
    const later: number[] = [];
    for (;;) {
      const due = await dueReports(app.database.db, zone, morning, later);
      if (due.length === 0) break;
      for (const one of due) {
        if (stopping()) return emails;
        const outcome = await writeOne(app, { services, read, now }, one, morning).catch((err: unknown) => {
          app.log.error({ err, area: one.areaId }, 'market report not written');
          return 'failed' as const;
        });
        // The next check writes these.
        if (outcome === 'quiet_hours' || outcome === 'failed') later.push(one.areaId);
        if (outcome === 'sent') emails += 1;
      }
    }
  }
  return emails;
}

interface Writing {
  services: EmailServices;
  read: AreaReports;
  now: Date;
}

async function writeOne(app: AppContext, { services, read, now }: Writing, due: DueReport, { month }: FirstMorning) {
  // Read before the transaction: the embedded database has one session.
  const area = await read(due.place);
  return app.events.transaction(async (tx, emit): Promise<ReportOutcome | 'quiet_hours' | undefined> => {
    const reader = due.personId ?? due.contact?.buyerId ?? null;
    if (reader !== null && (await quietUntilFor(tx, { id: reader, timeZone: due.zone }, now))) return 'quiet_hours';
    const obstacle =
      (await obstacleOf(tx, due, now)) ?? (area && hasFigures(area, month) ? undefined : 'too_few_homes');
    if (obstacle) return record(tx, due, month, obstacle);
    const outcome = await record(tx, due, month, 'sent');
    if (outcome !== 'sent') return outcome;
    if (due.contact) await writeToClient(tx, services, due.contact, { area: area!, month }, now);
    else await writeToPerson(tx, emit, services, due.personId!, { area: area!, month });
    return outcome;
  });
}

const hasFigures = (area: AreaReport, month: string): boolean => reportContent(area, month).figures.length > 0;

async function obstacleOf(tx: Tx, { personId, contact }: DueReport, now: Date): Promise<ReportOutcome | undefined> {
  const reader = personId ?? contact!.buyerId;
  if (reader !== null && !(await wantsEmail(tx, reader, 'market_report'))) return 'off';
  if (contact) return clientObstacle(tx, contact, now);
  return (await profileOf(tx, personId!))?.emailVerified ? undefined : 'off';
}

/** Stores the result once. Returns undefined when it was stored before, and `already_sent` when the person has the report. */
async function record(tx: Tx, { place, personId, contact }: DueReport, month: string, outcome: ReportOutcome) {
  const insert = async (row: { personId: number | null; outcome: ReportOutcome }) =>
    (
      await tx
        .insert(marketReports)
        .values({ place, month, contactId: contact?.id ?? null, ...row })
        .onConflictDoNothing()
        .returning({ outcome: marketReports.outcome })
    )[0]?.outcome;
  if (!contact) return insert({ personId, outcome });
  if (outcome !== 'sent') return insert({ personId: null, outcome });
  return (
    (await insert({ personId: contact.buyerId, outcome })) ??
    (await insert({ personId: null, outcome: 'already_sent' }))
  );
}

async function writeToPerson(
  tx: Tx,
  emit: Emit,
  services: EmailServices,
  personId: number,
  { area, month }: { area: AreaReport; month: string },
): Promise<void> {
  const { email } = (await profileOf(tx, personId))!;
  const written = asViewer(await viewerOfPerson(tx, personId), () =>
    ownReport(services, { email, personId }, { place: area.place, month, ...reportContent(area, month) }),
  );
  await queueEmail(tx, written, 'trusted');
  await notify(tx, emit, {
    ...{ personId, kind: 'market_report', key: `market_report:${area.place.place}:${month}` },
    title: reportTitle({ place: area.place, month }),
    body: '',
    path: marketPath(area.place),
    mailed: true,
  });
}

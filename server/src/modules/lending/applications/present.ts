import { m } from '@lintel/messages';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import { costAssumptions, ratesToken } from '../../listings/index.ts';
import { applicationAccess } from '../access.ts';
import type { Clock } from '../clocks/contract.ts';
import { clocksOn, type Dated, datedOf, nextOf, presentLock } from '../clocks/timeline-of.ts';
import { coBorrowerNames, coBorrowerOf, roleOf, signaturesOf } from '../co-borrower/records.ts';
import { coBorrowerObstacles } from '../co-borrower/values.ts';
import { conditionsWhere } from '../conditions/present.ts';
import { lettersOf, limitsOf } from '../letters/present.ts';
import { agentCardOf, todayOf } from '../parties.ts';
import type { ApplicationRecord } from '../records.ts';
import { loanApplications, loanConditions, loanEvents } from '../tables.ts';
import { type Application, type ApplicationRow, adverseReasons } from './contract.ts';
import { insuranceObstacles, ratiosOf } from './purchase.ts';
import { nextStatuses } from './statuses/contract.ts';
import { figuresOf, obstaclesTo, type Stored, shownValues } from './values.ts';

export interface Viewing {
  db: Db;
  me: Person;
  resolve<T>(part: Token<T>): T;
}

export const storedOf = ({ data }: Pick<ApplicationRecord, 'data'>): Stored => JSON.parse(data) as Stored;

/** Applications as lines of a pipeline, ordered by their next clock; those without one come last. */
export async function rowsOf(
  db: Db,
  me: Person,
  applications: readonly ApplicationRecord[],
  now: Date,
): Promise<ApplicationRow[]> {
  if (applications.length === 0) return [];
  const ids = applications.map(({ id }) => id);
  const today = await todayOf(db, me.id, now);
  const dated = await datedOf(db, ids);
  const counts = await db
    .select({
      id: loanConditions.applicationId,
      open: sql<number>`count(*) filter (where status = 'open' and needed_from = 'borrower')`.mapWith(Number),
      received: sql<number>`count(*) filter (where status = 'received')`.mapWith(Number),
    })
    .from(loanConditions)
    .where(inArray(loanConditions.applicationId, ids))
    .groupBy(loanConditions.applicationId);
  const names = await applicantNames(db, applications);
  return applications
    .map((application) => {
      const { open = 0, received = 0 } = counts.find(({ id }) => id === application.id) ?? {};
      const applicantName = names.get(application.id)!;
      return rowOf(application, { today, dated: dated(application.id), open, received, applicantName });
    })
    .toSorted(
      (one, other) => (one.nextClock?.on ?? '9999').localeCompare(other.nextClock?.on ?? '9999') || one.id - other.id,
    );
}

/** Largest number of applications of one borrower that are listed. */
const OWN_MAX = 20;

/** The applications of a buyer, alone or as a co-borrower. */
export async function ownApplications(db: Db, me: Person, now: Date): Promise<ApplicationRow[]> {
  const own = await db.select().from(loanApplications).where(applicationAccess.visible(me)).limit(OWN_MAX);
  return rowsOf(db, me, own, now);
}

/** The name of each application: that of the borrower, with the co-borrower's when there is one. */
export async function applicantNames(
  db: Db,
  applications: readonly Pick<ApplicationRecord, 'id' | 'buyerId'>[],
): Promise<Map<number, string>> {
  const buyerIds = applications.map(({ buyerId }) => buyerId);
  const { id, name } = personProfiles;
  const people = await db.select({ id, name }).from(personProfiles).where(inArray(id, buyerIds));
  const firsts = new Map(people.map((person) => [person.id, person.name ?? '']));
  const seconds = await coBorrowerNames(
    db,
    applications.map((application) => application.id),
  );
  return new Map(
    applications.map((application) => {
      const first = firsts.get(application.buyerId) ?? '';
      const second = seconds.get(application.id);
      return [application.id, second ? m.lending__two_names({ first, second }) : first];
    }),
  );
}

function rowOf(
  application: ApplicationRecord,
  around: { today: string; dated: Dated; open: number; received: number; applicantName: string },
): ApplicationRow & { clocks: Clock[] } {
  const { id, buyerId, status, country, currency, stateOrProvince, changedAt } = application;
  const clocks = clocksOn(application, around.dated, around.today);
  return {
    ...{ id, buyerId, status, country, currency, stateOrProvince, changedAt: changedAt.toISOString() },
    ...figuresOf(storedOf(application).values),
    ...{
      applicantName: around.applicantName,
      openConditions: around.open,
      toReview: around.received,
      nextClock: nextOf(clocks),
      clocks,
    },
  };
}

/** The whole application, as its borrowers and its agent see it. */
export async function presentApplication(viewing: Viewing, id: number, now = new Date()): Promise<Application> {
  const { db, me } = viewing;
  const [application] = await db.select().from(loanApplications).where(eq(loanApplications.id, id));
  const record = application!;
  const [row] = await rowsOf(db, me, [record], now);
  const { disclosures, lock } = (await datedOf(db, [id]))(id);
  const { values } = storedOf(record);
  const role = await roleOf(db, record, me);
  const mine = role !== 'agent';
  const signatures = await signaturesOf(db, record);
  return {
    ...(row as ApplicationRow & { clocks: Clock[] }),
    ...{ version: record.version, values: shownValues(values), missing: await obstaclesOf(db, record), mine, role },
    ratios: ratiosOf(values, {
      ...{ country: record.country, lockedPercent: lock?.ratePercent },
      day: now.toISOString().slice(0, 10),
      assumed: costAssumptions(viewing.resolve(ratesToken)()),
    }),
    coBorrower: await presentCoBorrower(db, id, me),
    signatures: signatures.map(({ personId: _, ...signature }) => signature),
    statusReason: record.statusReason === null ? null : reasonText(record.statusReason),
    adverseAction: !mine && record.status === 'rejected' ? adverseAction(record, row!.applicantName) : null,
    nextStatuses: nextStatuses(record.status, role),
    agent: await agentCardOf(db, record.agentId),
    conditions: await conditionsWhere(viewing, eq(loanConditions.applicationId, id)),
    disclosures: disclosures.map(({ id: disclosureId, kind, changedOn, sentOn, method, receivedOn, aprPercent }) => ({
      ...{ id: disclosureId, kind, changedOn, sentOn, method, receivedOn, aprPercent },
    })),
    rateLock: lock ? presentLock(lock, record.loanCents) : null,
    limits: await limitsOf(db, id),
    letters: await lettersOf(db, eq(loanApplications.id, id), now),
    dates: {
      ...{
        sixFactsOn: record.sixFactsOn,
        completeOn: record.completeOn,
        intentOn: record.intentOn,
        closingOn: record.closingOn,
      },
      ...{
        acceptedOn: record.acceptedOn,
        conditionsOn: record.conditionsOn,
        conditionsClearedOn: record.conditionsClearedOn,
      },
    },
    events: await eventsOf(db, [id], 100),
  };
}

/** Obstacles to the submission of an application. */
export async function obstaclesOf(db: Db, application: ApplicationRecord) {
  const { values } = storedOf(application);
  const co = await coBorrowerOf(db, application.id);
  const signatures = co?.personId ? await signaturesOf(db, application) : [];
  const signed = signatures.some(({ personId, isCurrent }) => isCurrent && personId === co?.personId);
  return [
    ...obstaclesTo(values, application.country),
    ...insuranceObstacles(values, application.country, new Date().toISOString().slice(0, 10)),
    ...coBorrowerObstacles(values, { joined: co?.joinedAt != null, signed }),
  ];
}

async function presentCoBorrower(db: Db, id: number, me: Person): Promise<Application['coBorrower']> {
  const co = await coBorrowerOf(db, id);
  if (!co) return null;
  const name = (await coBorrowerNames(db, [id])).get(id) ?? null;
  return { status: name === null ? 'invited' : 'joined', name, email: co.email, isMe: co.personId === me.id };
}

/** Events of applications with the name of the person who caused each, the latest first. */
export async function eventsOf(db: Db, ids: readonly number[], limit: number): Promise<Application['events']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ event: loanEvents, by: personProfiles.name })
    .from(loanEvents)
    .leftJoin(personProfiles, eq(personProfiles.id, loanEvents.byId))
    .where(and(inArray(loanEvents.applicationId, [...ids])))
    .orderBy(desc(loanEvents.at), desc(loanEvents.id))
    .limit(limit);
  return rows.map(({ event: { id, applicationId, kind, detail, at }, by }) => ({
    id,
    applicationId,
    kind,
    detail,
    by,
    at: at.toISOString(),
  }));
}

/** A rejection stores its reasons as codes, a space between them; any other reason is text. */
const reasonText = (stored: string): string => {
  const codes = stored
    .split(' ')
    .filter((code): code is keyof typeof adverseReasons => Object.hasOwn(adverseReasons, code));
  return codes.length > 0 ? codes.map((code) => adverseReasons[code]()).join('; ') : stored;
};

const adverseAction = ({ statusReason, decidedOn, country }: ApplicationRecord, name: string): string =>
  [
    m.lending__adverse_intro({ name, day: decidedOn ?? '' }),
    m.lending__adverse_reasons({ reasons: reasonText(statusReason ?? '') }),
    ...(country === 'US' ? [m.lending__adverse_rights()] : []),
  ].join('\n\n');

import { m } from '@lintel/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { signedIn } from '../../../platform/serve/access.ts';
import { ApiError, conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed } from '../../accounts/index.ts';
import { lockBuyer } from '../../companies/index.ts';
import { applicationAccess } from '../access.ts';
import { roleOf, sign } from '../co-borrower/records.ts';
import { lendingContract as contract } from '../contract.ts';
import { sidesOf, todayOf } from '../parties.ts';
import { addEvent, notifyOthers } from '../records.ts';
import { loanApplications, loanDemographics } from '../tables.ts';
import { change, derived, locked } from './change.ts';
import { fromBuyingProfile, fromListing, fromProfile } from './prefill.ts';
import { applicantNames, eventsOf, obstaclesOf, presentApplication, rowsOf } from './present.ts';
import { nextStatuses, openStatuses } from './statuses/contract.ts';
import type { Stored } from './values.ts';

const OPEN_MAX = 20;
const LIST_MAX = 500;

export const list = serve(contract.list, {
  access: signedIn,
  async run({ input: { status, buyerId }, me, db }) {
    const rows = await db
      .select()
      .from(loanApplications)
      .where(
        and(
          applicationAccess.visible(me),
          status && eq(loanApplications.status, status),
          buyerId === undefined ? undefined : eq(loanApplications.buyerId, buyerId),
        ),
      )
      .limit(LIST_MAX);
    return rowsOf(db, me, rows, new Date());
  },
});

const ACTIVITY_MAX = 100;

export const activity = serve(contract.activity, {
  access: signedIn,
  async run({ me, db }) {
    const { id: applicationId, buyerId } = loanApplications;
    const rows = await db
      .select({ id: applicationId, buyerId })
      .from(loanApplications)
      .where(applicationAccess.visible(me))
      .limit(LIST_MAX);
    const names = await applicantNames(db, rows);
    const events = await eventsOf(
      db,
      rows.map(({ id }) => id),
      ACTIVITY_MAX,
    );
    return events.map((event) => ({
      ...event,
      applicantName: names.get(event.applicationId) ?? '',
    }));
  },
});

export const get = serve(contract.get, {
  access: applicationAccess.may('see'),
  run: ({ subject: { id }, me, db, resolve }) => presentApplication({ db, me, resolve }, id),
});

/** A borrower's data flows in only when the borrower starts the application and consents. */
export const start = serve(contract.start, {
  access: confirmed(signedIn),
  writes: true,
  idempotent: true,
  async run({ input, me, db, tx, emit, audit, idempotencyKey, resolve }) {
    const { listingId, useProfile, useBuyingProfile, ...who } = input;
    const { agent, buyerId } = await sidesOf(tx, me, who);
    const mine = buyerId === me.id;
    const startKey = idempotencyKey && `${me.id}:${idempotencyKey}`;
    if (startKey) {
      await lockBuyer(tx, buyerId);
      const [started] = await tx
        .select()
        .from(loanApplications)
        .where(and(eq(loanApplications.buyerId, buyerId), eq(loanApplications.startKey, startKey)));
      if (started && (started.agentId !== agent.id || started.listingId !== (listingId ?? null)))
        throw conflict(m.lending__this_idempotency_key_was_already());
      if (started) return presentApplication({ db, me, resolve }, started.id);
    }
    const [open] = await tx
      .select({ n: sql<number>`count(*)`.mapWith(Number) })
      .from(loanApplications)
      .where(and(eq(loanApplications.buyerId, buyerId), inArray(loanApplications.status, [...openStatuses])));
    if (open!.n >= OPEN_MAX) throw new ApiError('LIMIT_REACHED', m.lending__open_at_most({ max: OPEN_MAX }));
    const home = listingId === undefined ? undefined : await fromListing(tx, listingId);
    if (listingId !== undefined && !home) throw invalid('listingId', m.lending__must_be_a_listed_home());
    const country = home?.country ?? (agent.countries.includes('CA') && !agent.countries.includes('US') ? 'CA' : 'US');
    const values = {
      ...(mine && useProfile ? await fromProfile(tx, me.id) : {}),
      ...(mine && useBuyingProfile ? await fromBuyingProfile(tx, me.id) : {}),
      ...home?.values,
    };
    const stored: Stored = { values, changedIn: Object.fromEntries(Object.keys(values).map((path) => [path, 1])) };
    const [application] = await tx
      .insert(loanApplications)
      .values({
        ...{
          buyerId,
          agentId: agent.id,
          country,
          currency: country === 'CA' ? 'CAD' : 'USD',
          listingId: listingId ?? null,
          startKey: startKey ?? null,
        },
        stateOrProvince: home?.stateOrProvince ?? agent.stateOrProvince,
        ...derived(stored.values),
        data: JSON.stringify(stored),
      })
      .returning();
    await addEvent(tx, emit, application!, { kind: 'started', byId: me.id });
    const key = `loan.started:${application!.id}`;
    await notifyOthers(tx, emit, application!, {
      byId: me.id,
      key,
      title: m.lending__application_started(),
      body: m.lending__open_it_to_see(),
    });
    await audit({
      action: 'loan.started',
      object: `loan:${application!.id}`,
      details: { useProfile, useBuyingProfile },
    });
    return presentApplication({ db, me, resolve }, application!.id);
  },
});

export const edit = serve(contract.edit, {
  access: applicationAccess.may('edit'),
  writes: true,
  run: ({ input: { id, version: base, changes }, me, db, tx, emit, resolve }) =>
    change({ me, db, tx, emit, resolve }, { id, base, changes }),
});

export const move = serve(contract.move, {
  access: applicationAccess.may('edit'),
  writes: true,
  async run({ input: { id, status, reason, adverseReasons }, me, db, tx, emit, audit, resolve }) {
    const application = await locked(tx, id);
    const by = await roleOf(tx, application, me);
    if (!nextStatuses(application.status, by).includes(status))
      throw conflict(m.lending__cannot_move({ from: application.status, to: status }));
    if (status === 'submitted') {
      const missing = await obstaclesOf(tx, application);
      if (missing.length > 0) throw invalid(missing);
      await sign(tx, application, me.id);
    }
    if (status === 'rejected' && !adverseReasons) throw invalid('adverseReasons', m.lending__is_required());
    const now = new Date();
    const isDecision = status === 'approved' || status === 'rejected';
    await tx
      .update(loanApplications)
      .set({
        ...{ status, changedAt: now, statusReason: adverseReasons?.join(' ') ?? reason ?? null },
        ...(status === 'submitted' && { submittedAt: now }),
        ...(isDecision && { decidedAt: now, decidedOn: await todayOf(tx, me.id, now) }),
      })
      .where(eq(loanApplications.id, id));
    await addEvent(tx, emit, application, { kind: 'status', detail: status, byId: me.id });
    await notifyOthers(tx, emit, application, {
      ...{ byId: me.id, key: `loan.status:${id}:${status}:${now.getTime()}` },
      title: m.lending__application_moved(),
      body: m.lending__open_it_to_see(),
    });
    await audit({
      action: `loan.${status}`,
      object: `loan:${id}`,
      details: { from: application.status, ...(adverseReasons && { adverseReasons }) },
    });
    return presentApplication({ db, me, resolve }, id);
  },
});

export const changeDates = serve(contract.changeDates, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({ input: { id, ...dates }, subject, me, db, tx, emit, audit, resolve }) {
    if (!openStatuses.includes(subject.status)) throw conflict(m.lending__the_application_is_closed());
    const given = Object.fromEntries(Object.entries(dates).filter(([, day]) => day !== undefined));
    if (Object.keys(given).length > 0) {
      await tx.update(loanApplications).set(given).where(eq(loanApplications.id, id));
      await addEvent(tx, emit, subject, { kind: 'dates', detail: Object.keys(given).join(' '), byId: me.id });
      await audit({ action: 'loan.dates_changed', object: `loan:${id}`, details: given });
    }
    return presentApplication({ db, me, resolve }, id);
  },
});

export const demographics = serve(contract.demographics, {
  access: applicationAccess.may('identify'),
  async run({ subject: { id }, me, db }) {
    const [row] = await db
      .select()
      .from(loanDemographics)
      .where(and(eq(loanDemographics.applicationId, id), eq(loanDemographics.personId, me.id)));
    return { demographics: row ? JSON.parse(row.data) : null };
  },
});

/** Regulation B collects it in the USA only. The answers appear in no list, export, event or audit entry. */
export const stateDemographics = serve(contract.stateDemographics, {
  access: applicationAccess.may('identify'),
  writes: true,
  async run({ input: { id: applicationId, ...stated }, subject: { country }, me, tx }) {
    if (country !== 'US') throw conflict(m.lending__is_collected_in_the_usa_only());
    const row = { data: JSON.stringify(stated), statedAt: new Date() };
    await tx
      .insert(loanDemographics)
      .values({ applicationId, personId: me.id, ...row })
      .onConflictDoUpdate({ target: [loanDemographics.applicationId, loanDemographics.personId], set: row });
    return { demographics: stated };
  },
});

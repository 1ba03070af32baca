import {
  type Calendar,
  clockSources,
  clocksOf,
  type Clock as EngineClock,
  lockHistory,
  type Timeline,
  urgencyOf,
} from '@lintel/mortgage';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { ApplicationRecord } from '../records.ts';
import { loanDisclosures, rateLocks } from '../tables.ts';
import type { Clock, RateLock } from './contract.ts';

type DisclosureRow = typeof loanDisclosures.$inferSelect;
type LockRow = typeof rateLocks.$inferSelect;

export interface Dated {
  disclosures: DisclosureRow[];
  lock: LockRow | undefined;
}

/** Disclosures and the current rate lock of each application. */
export async function datedOf(db: Db, ids: readonly number[]): Promise<(id: number) => Dated> {
  if (ids.length === 0) return () => ({ disclosures: [], lock: undefined });
  const disclosures = await db
    .select()
    .from(loanDisclosures)
    .where(inArray(loanDisclosures.applicationId, [...ids]))
    .orderBy(loanDisclosures.sentOn, loanDisclosures.id);
  const locks = await db
    .select()
    .from(rateLocks)
    .where(inArray(rateLocks.applicationId, [...ids]))
    .orderBy(rateLocks.id);
  return (id) => ({
    disclosures: disclosures.filter(({ applicationId }) => applicationId === id),
    lock: locks.findLast(({ applicationId }) => applicationId === id),
  });
}

/** A lock as people see it. Points of its extensions are of the loan as it is now. */
export function presentLock({ lockedOn, days, ratePercent, extensions }: LockRow, loanCents: number | null): RateLock {
  const units = (cents: number | undefined) => (cents === undefined ? null : cents / 100);
  const history = lockHistory({ lockedOn, days, extensions }, loanCents ?? undefined);
  return {
    ...{ lockedOn, days, ratePercent, endsOn: history.endsOn, extensionCost: history.costCents / 100 },
    extensions: history.extensions.map(({ on, days: more, endsOn, amountCents, points, costCents }) => ({
      ...{ on, days: more, endsOn, points: points ?? null, amount: units(amountCents), cost: units(costCents) },
    })),
  };
}

/** The clocks of an application on a day. A decided or withdrawn application has only the notice of its decision. */
export function clocksOn(application: ApplicationRecord, dated: Dated, today: string): Clock[] {
  const { country, stateOrProvince: state, status } = application;
  const calendar: Calendar = { region: { country, state }, opensOnSaturdays: false };
  if (status === 'withdrawn' || status === 'rejected') return [];
  return clocksOf(timelineOf(application, dated), calendar).map((clock) => present(clock, today));
}

/** The first clock that is neither met nor a mere permission. */
export const nextOf = (clocks: readonly Clock[]): Clock | null =>
  clocks.find(({ role, doneOn }) => role !== 'earliest' && doneOn === null) ?? null;

function timelineOf(application: ApplicationRecord, { disclosures, lock }: Dated): Timeline {
  const maybe = <T>(value: T | null | undefined): T | undefined => value ?? undefined;
  const { closingOn } = application;
  const common = {
    lock: lock && { lockedOn: lock.lockedOn, days: lock.days, extensions: lock.extensions },
    closingOn: maybe(closingOn),
  };
  const sent = disclosures.filter((each): each is DisclosureRow & { sentOn: string } => each.sentOn !== null);
  const delivery = ({ sentOn, method, receivedOn }: (typeof sent)[number]) => ({
    sentOn,
    method,
    receivedOn: maybe(receivedOn),
  });
  const first = (kind: DisclosureRow['kind']) => sent.find((each) => each.kind === kind);
  if (application.country === 'CA') {
    const given = first('ca_disclosure');
    return {
      ...{
        country: 'CA',
        ...common,
        acceptedOn: maybe(application.acceptedOn),
        conditionsOn: maybe(application.conditionsOn),
      },
      ...{ conditionsClearedOn: maybe(application.conditionsClearedOn), disclosure: given && delivery(given) },
    };
  }
  const estimate = first('loan_estimate');
  return {
    ...{
      country: 'US',
      ...common,
      sixFactsOn: maybe(application.sixFactsOn),
      completeOn: maybe(application.completeOn),
    },
    ...{
      decidedOn: maybe(application.decidedOn),
      intentOn: maybe(application.intentOn),
      loanEstimate: estimate && delivery(estimate),
    },
    changes: disclosures
      .filter(({ kind, changedOn }) => kind === 'revised_estimate' && changedOn !== null)
      .map((each) => ({
        on: each.changedOn!,
        revised: each.sentOn === null ? undefined : delivery(each as (typeof sent)[number]),
      })),
    closingDisclosures: sent
      .filter(({ kind }) => kind === 'closing_disclosure')
      .map((each) => ({
        ...delivery(each),
        ...{
          aprPercent: each.aprPercent ?? 0,
          irregular: each.irregular,
          product: each.product,
          prepaymentPenalty: each.prepaymentPenalty,
        },
      })),
  };
}

function present({ kind, role, on, arithmetic, doneOn, isViolated, reasons }: EngineClock, today: string): Clock {
  const { days: daysLeft, urgency } = urgencyOf({ on }, today);
  const { from, days, basis, skipped } = arithmetic;
  return {
    ...{
      kind,
      role,
      on,
      daysLeft,
      urgency,
      doneOn: doneOn ?? null,
      isViolated: isViolated ?? false,
      reasons: [...(reasons ?? [])],
    },
    source: clockSources[kind],
    arithmetic: { from, days, basis, skipped: [...skipped] },
  };
}

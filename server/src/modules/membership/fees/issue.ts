import { m } from '@lintel/messages';
import { and, asc, eq, inArray, isNotNull, like, max } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import {
  agentProfiles,
  type Company,
  companyProfiles,
  emailAgent,
  lockCompany,
  obstacleOf,
} from '../../companies/index.ts';
import { agentTerms, feeCharges, feeMonths } from '../tables.ts';
import { issuedEmail } from './emails.ts';
import { book } from './ledger.ts';
import { feeOf, type MonthFee, monthOf, monthsBetween } from './month-fee.ts';

/**
 * Issues agents' fees on the first day of each month, and several times a day after that for agents who joined or
 * returned since. The month issued last is checked again, so agents who joined on its last evening are included.
 * Months missed while the server was down are issued too. The job is idempotent.
 */
export async function issueFees(app: AppContext, now = new Date()): Promise<number> {
  const { db } = app.database;
  const months = await monthsDue(db, now);
  const companies = await db
    .selectDistinct({ id: companyProfiles.id })
    .from(companyProfiles)
    .innerJoin(
      agentProfiles,
      and(eq(agentProfiles.resellerId, companyProfiles.id), isNotNull(agentProfiles.priceCents)),
    )
    .orderBy(companyProfiles.id);
  let issued = 0;
  let failed = false;
  for (const { id } of companies)
    try {
      issued += await issueOf(app, id, months, now);
    } catch (err) {
      failed = true;
      app.log.error({ err, reseller: id }, 'the fees of a company were not issued');
    }
  // After a failure the same months are due in the next run.
  if (!failed)
    await db
      .insert(feeMonths)
      .values({ month: `${monthOf(now)}-01`, issuedAt: now })
      .onConflictDoNothing();
  return issued;
}

async function monthsDue(db: Db, now: Date): Promise<string[]> {
  const [last] = await db.select({ month: max(feeMonths.month) }).from(feeMonths);
  return monthsBetween(last?.month?.slice(0, 7) ?? monthOf(now), monthOf(now));
}

/** Issues the fees of one company in one transaction. A company that may not work issues none. */
const issueOf = (
  { database, settings }: AppContext,
  resellerId: number,
  months: string[],
  now: Date,
): Promise<number> =>
  database.transaction(async (tx) => {
    await lockCompany(tx, { id: resellerId });
    const [company] = await tx.select().from(companyProfiles).where(eq(companyProfiles.id, resellerId));
    if (!company || (await obstacleOf(tx, company))) return 0;
    const done = await chargedMonths(tx, resellerId, months);
    let number = await nextNumber(tx, resellerId, now);
    let issued = 0;
    for (const agent of await agentsOf(tx, resellerId))
      for (const month of months) {
        if (done.has(`${agent.id} ${month}`)) continue;
        const fee = feeOf(month, agent.terms, agent.joinedAt, now);
        if (!fee) continue;
        await issueOne(
          tx,
          { company, agent, month, fee, number: numberOf(now, number++), now },
          settings.LINTEL_PUBLIC_URL,
        );
        issued += 1;
      }
    return issued;
  });

interface Issue {
  company: Company;
  agent: { id: number; personId: number; email: string; emailIsPlaceholder: boolean };
  month: string;
  fee: MonthFee;
  number: string;
  now: Date;
}

async function issueOne(tx: Tx, { company, agent, month, fee, number, now }: Issue, publicUrl: string): Promise<void> {
  const { priceCents, amountCents, from, until } = fee;
  const description = amountCents === priceCents ? m.membership__monthly_fee() : m.membership__monthly_fee_prorated();
  const [charge] = await tx
    .insert(feeCharges)
    .values({
      ...{ resellerId: company.id, agentId: agent.id, number, month: `${month}-01`, priceCents, amountCents },
      ...{ lines: [{ description, amountCents, from, until }], issuedAt: now },
    })
    .returning();
  await book(tx, charge!, 'issued', now);
  await emailAgent(tx, agent, (to) => issuedEmail({ to, company: company.companyName, publicUrl, number, ...fee }));
  await writeAudit(tx, 'agent-fees', {
    action: 'fee.issued',
    object: `fee:${charge!.id}`,
    details: { reseller: company.id, agent: agent.id, number, month, amountCents },
  });
}

async function chargedMonths(tx: Tx, resellerId: number, months: readonly string[]): Promise<Set<string>> {
  const days = months.map((month) => `${month}-01`);
  const charged = await tx
    .select({ agentId: feeCharges.agentId, month: feeCharges.month })
    .from(feeCharges)
    .where(and(eq(feeCharges.resellerId, resellerId), inArray(feeCharges.month, days)));
  return new Set(charged.map(({ agentId, month }) => `${agentId} ${month.slice(0, 7)}`));
}

/** Returns the agents of a company with the history of their terms, earliest first. */
async function agentsOf(tx: Tx, resellerId: number) {
  const here = await tx
    .select({
      id: agentProfiles.id,
      personId: agentProfiles.personId,
      joinedAt: agentProfiles.joinedAt,
      email: personProfiles.statedEmail,
      emailIsPlaceholder: personProfiles.emailIsPlaceholder,
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.resellerId, resellerId))
    .orderBy(asc(agentProfiles.id));
  const terms = await tx
    .select({
      agentId: agentTerms.agentId,
      at: agentTerms.at,
      status: agentTerms.status,
      priceCents: agentTerms.priceCents,
    })
    .from(agentTerms)
    .innerJoin(agentProfiles, eq(agentProfiles.id, agentTerms.agentId))
    .where(eq(agentProfiles.resellerId, resellerId))
    .orderBy(asc(agentTerms.agentId), asc(agentTerms.id));
  const byAgent = Map.groupBy(terms, ({ agentId }) => agentId);
  return here.map((agent) => ({ ...agent, terms: byAgent.get(agent.id) ?? [] }));
}

const numberOf = (at: Date, number: number): string => `A-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`;

/** Requires the lock of the company, so that numbers are unique and without gaps. */
async function nextNumber(tx: Tx, resellerId: number, at: Date): Promise<number> {
  const [last] = await tx
    .select({ number: max(feeCharges.number) })
    .from(feeCharges)
    .where(and(eq(feeCharges.resellerId, resellerId), like(feeCharges.number, `A-${at.getUTCFullYear()}-%`)));
  return last?.number ? Number(last.number.slice(7)) + 1 : 1;
}

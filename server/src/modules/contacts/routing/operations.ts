import { m } from '@lintel/messages';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles, type Company, myCompany, myWorkingCompany } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { addActivity, presentContact } from '../records.ts';
import { contacts } from '../tables.ts';
import { columnsOf, writeAddresses } from '../write.ts';
import { assignLead } from './assign-lead.ts';
import { routingContract as contract } from './contract.ts';
import { candidatesFor, isPooled, routeLead, routingOf, setLeadAgent } from './route-leads.ts';
import { leadOffers, routingRules } from './routing.tables.ts';

const get = serve(contract.get, {
  access: myCompany,
  run: ({ subject: company, db }) => routingOf(db, company.id),
});

const change = serve(contract.change, {
  access: myWorkingCompany,
  writes: true,
  async run({ input, subject: company, tx, audit }) {
    await checkAgents(
      tx,
      company,
      input.rules.flatMap(({ agentIds }) => agentIds),
      'rules',
    );
    const row = { ...input, changedAt: new Date() };
    await tx
      .insert(routingRules)
      .values({ companyId: company.id, ...row })
      .onConflictDoUpdate({ target: routingRules.companyId, set: row });
    await audit({ action: 'routing.changed', object: `reseller:${company.id}`, details: { mode: input.mode } });
    return input;
  },
});

async function checkAgents(db: Db, company: Company, agentIds: readonly number[], field: string): Promise<void> {
  const ids = [...new Set(agentIds)];
  if (ids.length === 0) return;
  const found = await db
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(
      and(inArray(agentProfiles.id, ids), eq(agentProfiles.resellerId, company.id), eq(agentProfiles.status, 'active')),
    );
  if (found.length !== ids.length) throw invalid(field, m.contacts__must_be_an_active_agent());
}

const add = serve(contract.add, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { assignedAgentId, emails, phones, ...fields }, subject: company, me, tx, emit, audit }) {
    if (assignedAgentId !== undefined) await checkAgents(tx, company, [assignedAgentId], 'assignedAgentId');
    const [lead] = await tx
      .insert(contacts)
      .values({
        ...columnsOf(fields),
        ...{ companyId: company.id, isLent: true, leadSource: fields.leadSource ?? ('other' as const) },
        currency: company.country === 'CA' ? ('CAD' as const) : ('USD' as const),
      })
      .returning();
    await writeAddresses(tx, lead!.id, { emails, phones });
    await addActivity(tx, { contactId: lead!.id, kind: 'created', byId: me.id });
    if (assignedAgentId === undefined) await routeLead(tx, emit, lead!);
    else await assignLead(tx, emit, lead!, { agentId: assignedAgentId, byId: me.id });
    await audit({ action: 'lead.added', object: `contact:${lead!.id}`, details: { reseller: company.id } });
    return presentLead(tx, lead!.id);
  },
});

const assign = serve(contract.assign, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id, agentId }, subject: company, me, tx, emit, audit }) {
    const [lead] = await tx
      .select()
      .from(contacts)
      .where(
        and(
          ...[eq(contacts.id, id), eq(contacts.companyId, company.id), eq(contacts.isLent, true)],
          ...[isNull(contacts.deletedAt), isNull(contacts.buyerId)],
        ),
      )
      .for('update');
    if (!lead) throw notFound(m.contacts__we_couldnt_find_this_contact());
    if (agentId !== null) await checkAgents(tx, company, [agentId], 'agentId');
    await endOpenOffer(tx, id);
    await assignLead(tx, emit, lead, { agentId, byId: me.id });
    await audit({
      action: 'lead.assigned',
      object: `contact:${id}`,
      details: { reseller: company.id, agent: agentId },
    });
    return presentLead(tx, id);
  },
});

const endOpenOffer = (tx: Tx, contactId: number) =>
  tx
    .update(leadOffers)
    .set({ state: 'answered', endedAt: new Date() })
    .where(and(eq(leadOffers.contactId, contactId), eq(leadOffers.state, 'open')));

const presentLead = async (db: Db, id: number) =>
  presentContact(db, (await db.select().from(contacts).where(eq(contacts.id, id)))[0]!);

const claimable = serve(contract.claimable, {
  access: meAsAgent,
  async run({ subject: agent, db }) {
    const { mode, rules } = await routingOf(db, agent.resellerId);
    if (mode !== 'first_to_claim') return [];
    const rows = await db
      .select()
      .from(contacts)
      .where(and(eq(contacts.companyId, agent.resellerId), isPooled))
      .orderBy(asc(contacts.createdAt))
      .limit(50);
    const own: typeof rows = [];
    for (const row of rows) if ((await candidatesFor(db, row, rules)).some(({ id }) => id === agent.id)) own.push(row);
    return own.map(({ id, firstName, city, budgetMaxCents, currency, language, createdAt }) => ({
      ...{ id, firstName, city, currency, language, createdAt: createdAt.toISOString() },
      budget: budgetMaxCents === null ? null : budgetMaxCents / 100,
    }));
  },
});

const claim = serve(contract.claim, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id }, subject: agent, me, tx, audit }) {
    const { mode, rules } = await routingOf(tx, agent.resellerId);
    const [lead] = await tx
      .select()
      .from(contacts)
      .where(and(eq(contacts.id, id), eq(contacts.companyId, agent.resellerId), eq(contacts.isLent, true)))
      .for('update');
    if (!lead || lead.deletedAt || mode !== 'first_to_claim')
      throw notFound(m.contacts__we_couldnt_find_this_contact());
    if (lead.ownerAgentId === agent.id) return presentContact(tx, lead);
    if (lead.ownerAgentId !== null) throw conflict(m.contacts__someone_else_was_faster());
    if (!(await candidatesFor(tx, lead, rules)).some((each) => each.id === agent.id))
      throw notFound(m.contacts__we_couldnt_find_this_contact());
    const row = await setLeadAgent(tx, id, agent.id, me.id);
    await audit({ action: 'lead.claimed', object: `contact:${id}`, details: { agent: agent.id } });
    return presentContact(tx, row);
  },
});

export const routingOperations = { get, change, add, assign, claimable, claim };

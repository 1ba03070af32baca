import { sql } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import type { Person } from '../../platform/serve/session.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { leadEmails } from './lead-emails/lead-emails.tables.ts';
import { taskPlanRuns, taskPlans } from './plans/plans.tables.ts';
import { agentTasks, contacts } from './tables.ts';

/** The contact belongs to the caller, an active agent. */
const ofAgent = (me: Person) => sql`exists (select from ${agentProfiles} as mine
  where mine.id = ${contacts.ownerAgentId} and mine.person_id = ${me.id} and mine.status = 'active')`;

/**
 * Contacts of an active agent, and of the owner of the agent's company. The owner does not see contacts with an account,
 * because a buyer's consent names the professional and not the company.
 */
export const contactAccess = policy(contacts, {
  relations: {
    agent: (me) => sql`${contacts.deletedAt} is null and ${ofAgent(me)}`,
    company: (
      me,
    ) => sql`${contacts.deletedAt} is null and ${contacts.buyerId} is null and exists (select from ${companyProfiles} as firm
      where firm.id = ${contacts.companyId} and firm.owner_id = ${me.id})`,
  },
  may: { see: ['agent', 'company'], change: ['agent'] },
});

/** Deleted contacts of their agent. */
export const deletedContactAccess = policy(contacts, {
  relations: { agent: (me) => sql`${contacts.deletedAt} is not null and ${ofAgent(me)}` },
  may: { see: ['agent'], restore: ['agent'] },
});

/** The assignee does a task and does not change it. The company sees the tasks of the contacts that it sees. */
export const taskAccess = policy(agentTasks, {
  relations: {
    agent: (me) => sql`exists (select from ${agentProfiles} as mine
      where mine.id = ${agentTasks.agentId} and mine.person_id = ${me.id} and mine.status = 'active')`,
    assignee: (me) => sql`exists (select from ${agentProfiles} as mine
      where mine.id = ${agentTasks.assigneeId} and mine.person_id = ${me.id} and mine.status = 'active')`,
    company: (
      me,
    ) => sql`exists (select from ${contacts} as held join ${companyProfiles} as firm on firm.id = held.company_id
      where held.id = ${agentTasks.contactId} and held.buyer_id is null and held.deleted_at is null
        and firm.owner_id = ${me.id})`,
  },
  may: {
    see: ['agent', 'assignee', 'company'],
    finish: ['agent', 'assignee'],
    change: ['agent', 'company'],
  },
});

export const taskPlanAccess = policy(taskPlans, {
  relations: {
    agent: (me) => sql`exists (select from ${agentProfiles} as mine
      where mine.id = ${taskPlans.agentId} and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['agent'], change: ['agent'] },
});

/** A running plan belongs to the agent of the plan, while the contact is theirs. */
export const planRunAccess = policy(taskPlanRuns, {
  relations: {
    agent: (me) => sql`exists (select from ${taskPlans} as plan join ${agentProfiles} as mine on mine.id = plan.agent_id
        join ${contacts} as held on held.owner_agent_id = mine.id
      where plan.id = ${taskPlanRuns.planId} and held.id = ${taskPlanRuns.contactId} and held.deleted_at is null
        and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['agent'], change: ['agent'] },
});

export const leadEmailAccess = policy(leadEmails, {
  relations: {
    agent: (me) => sql`exists (select from ${agentProfiles} as mine
      where mine.id = ${leadEmails.agentId} and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['agent'], change: ['agent'] },
});

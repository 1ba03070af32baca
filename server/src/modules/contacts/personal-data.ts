import { eq, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { contactFields, contactFieldValues } from './fields/fields.tables.ts';
import { contactImports } from './imports/imports.tables.ts';
import { leadEmails } from './lead-emails/lead-emails.tables.ts';
import { bulkActions, smartLists } from './lists/lists.tables.ts';
import { contactMerges } from './merge/merge.tables.ts';
import { taskPlans } from './plans/plans.tables.ts';
import { presentPlans } from './plans/present.ts';
import { leadOffers } from './routing/routing.tables.ts';
import {
  agentGoals,
  agentTasks,
  contactActivities,
  contactConsents,
  contactEmails,
  contactPhones,
  contacts,
} from './tables.ts';

/**
 * What agents stored of a person with an account, and an agent's own tasks. An agent's records of a buyer who erases the
 * account lose every personal detail; the statuses stay for the company's figures.
 */
export const contactsData: PersonalData = {
  name: 'contacts',
  tables: [
    'contacts',
    'contact_emails',
    'contact_phones',
    'contact_activities',
    'contact_consents',
    'agent_tasks',
    'agent_goals',
    'contact_merges',
    'contact_imports',
    'lead_routing_rules',
    'lead_offers',
    'contact_smart_lists',
    'contact_bulk_actions',
    'task_plans',
    'task_plan_steps',
    'task_plan_runs',
    'task_plan_tasks',
    'contact_fields',
    'contact_field_values',
    'lead_address_versions',
    'lead_emails',
  ],
  async rows(db, personId) {
    const ofMe = db.select({ id: contacts.id }).from(contacts).where(eq(contacts.buyerId, personId));
    const agentIds = db
      .select({ id: agentProfiles.id })
      .from(agentProfiles)
      .where(eq(agentProfiles.personId, personId));
    return {
      contacts: await db
        .select({
          id: contacts.id,
          contactType: contacts.contactType,
          status: contacts.status,
          createdAt: contacts.createdAt,
          lastContactedAt: contacts.lastContactedAt,
        })
        .from(contacts)
        .where(eq(contacts.buyerId, personId)),
      emails: await db
        .select({ email: contactEmails.email })
        .from(contactEmails)
        .where(inArray(contactEmails.contactId, ofMe)),
      phones: await db
        .select({ phone: contactPhones.phone })
        .from(contactPhones)
        .where(inArray(contactPhones.contactId, ofMe)),
      consents: await db
        .select({
          channel: contactConsents.channel,
          basis: contactConsents.basis,
          proof: contactConsents.proof,
          givenAt: contactConsents.givenAt,
        })
        .from(contactConsents)
        .where(inArray(contactConsents.contactId, ofMe)),
      tasks: await db.select().from(agentTasks).where(inArray(agentTasks.agentId, agentIds)),
      merges: await db.select().from(contactMerges).where(eq(contactMerges.mergedById, personId)),
      imports: await db.select().from(contactImports).where(inArray(contactImports.agentId, agentIds)),
      smartLists: await db.select().from(smartLists).where(inArray(smartLists.agentId, agentIds)),
      bulkActions: await db.select().from(bulkActions).where(inArray(bulkActions.agentId, agentIds)),
      offers: await db.select().from(leadOffers).where(inArray(leadOffers.agentId, agentIds)),
      taskPlans: await presentPlans(db, await db.select().from(taskPlans).where(inArray(taskPlans.agentId, agentIds))),
      leadEmails: await db.select().from(leadEmails).where(inArray(leadEmails.agentId, agentIds)),
      fieldValues: await db
        .select({ field: contactFields.label, value: contactFieldValues.value })
        .from(contactFieldValues)
        .innerJoin(contactFields, eq(contactFields.id, contactFieldValues.fieldId))
        .where(inArray(contactFieldValues.contactId, ofMe)),
      fields: await db.select().from(contactFields).where(inArray(contactFields.agentId, agentIds)),
      goals: await db.select().from(agentGoals).where(inArray(agentGoals.agentId, agentIds)),
    };
  },
  async erase(tx, personId) {
    const ofMe = tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.buyerId, personId));
    await tx.delete(contactEmails).where(inArray(contactEmails.contactId, ofMe));
    await tx.delete(contactPhones).where(inArray(contactPhones.contactId, ofMe));
    await tx.delete(contactFieldValues).where(inArray(contactFieldValues.contactId, ofMe));
    await tx.delete(contactConsents).where(inArray(contactConsents.contactId, ofMe));
    await tx.update(contactActivities).set({ text: null }).where(inArray(contactActivities.contactId, ofMe));
    await tx.update(contactActivities).set({ byId: null }).where(eq(contactActivities.byId, personId));
    await tx
      .update(contacts)
      .set({ firstName: '', lastName: '', city: null, stateOrProvince: null, lostReason: null, tags: sql`'{}'` })
      .where(eq(contacts.buyerId, personId));
    const agentIds = tx
      .select({ id: agentProfiles.id })
      .from(agentProfiles)
      .where(eq(agentProfiles.personId, personId));
    await tx.update(contactMerges).set({ mergedById: null }).where(eq(contactMerges.mergedById, personId));
    await tx.delete(contactImports).where(inArray(contactImports.agentId, agentIds));
    await tx.delete(smartLists).where(inArray(smartLists.agentId, agentIds));
    await tx.delete(bulkActions).where(inArray(bulkActions.agentId, agentIds));
    await tx.delete(leadOffers).where(inArray(leadOffers.agentId, agentIds));
    await tx.delete(leadEmails).where(inArray(leadEmails.agentId, agentIds));
    await tx.delete(leadEmails).where(inArray(leadEmails.contactId, ofMe));
    await tx.delete(taskPlans).where(inArray(taskPlans.agentId, agentIds));
    await tx.delete(agentTasks).where(inArray(agentTasks.agentId, agentIds));
    await tx.update(agentTasks).set({ assigneeId: null }).where(inArray(agentTasks.assigneeId, agentIds));
    await tx.delete(contactFields).where(inArray(contactFields.agentId, agentIds));
    await tx.delete(agentGoals).where(inArray(agentGoals.agentId, agentIds));
  },
};

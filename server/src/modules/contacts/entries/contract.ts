import { m } from '@lintel/messages';
import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';

export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'nurture',
  'active',
  'under_contract',
  'closed',
  'lost',
] as const;
export const contactTypes = ['buyer', 'seller', 'buyer_and_seller', 'renter', 'other'] as const;
export const urgencies = ['low', 'medium', 'high'] as const;
export const leadSources = [
  'request',
  'smartmatch',
  'agent_code',
  'open_house',
  'import',
  'email',
  'referral',
  'phone',
  'other',
] as const;
/** Sources that an agent may state; Lintel itself sets the others. */
export const statedSources = ['open_house', 'email', 'referral', 'phone', 'other'] as const;
export const channels = ['call', 'text', 'email'] as const;
export const consentBases = ['express_written', 'express_oral', 'inquiry', 'existing_business', 'withdrawn'] as const;
export const outcomes = ['reached', 'left_message', 'no_answer', 'wrong_number', 'sent'] as const;

export const LeadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof LeadStatus>;
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => m.contacts__at_most({ max }) });
const optional = (max: number) => line(max).transform((text) => text || null);

const Email = z
  .email({ error: () => m.contacts__please_enter_a_valid_email() })
  .trim()
  .toLowerCase()
  .max(254);
const Phone = line(40).min(7, { error: () => m.contacts__please_enter_a_valid_phone() });

/** The details of a contact that a person may write. */
export const LeadFields = z.strictObject({
  firstName: line(80).min(1, { error: () => m.contacts__please_enter_a_first_name() }),
  lastName: line(80).default(''),
  emails: z.array(Email).max(5).default([]),
  phones: z.array(Phone).max(5).default([]),
  contactType: z.enum(contactTypes).default('buyer'),
  urgency: z.enum(urgencies).default('medium'),
  leadSource: z.enum(statedSources).optional(),
  /** Whole currency units. */
  budget: z
    .int({ error: () => m.contacts__must_be_a_whole_amount() })
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .default(null),
  city: optional(120).nullable().default(null),
  stateOrProvince: optional(40).nullable().default(null),
  language: optional(40).nullable().default(null),
  tags: z
    .array(line(40).min(1))
    .max(20)
    .default([])
    .transform((tags) => [...new Set(tags)]),
});
export type LeadFields = z.output<typeof LeadFields>;

export const Lead = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** The main address and number; null when none is known or the buyer does not share it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  contactType: z.enum(contactTypes),
  status: LeadStatus,
  lostReason: z.string().nullable(),
  urgency: z.enum(urgencies),
  leadSource: z.enum(leadSources),
  budget: z.number().nullable(),
  currency: z.enum(['USD', 'CAD']),
  city: z.string().nullable(),
  stateOrProvince: z.string().nullable(),
  language: z.string().nullable(),
  tags: z.array(z.string()),
  /** The contact's account, for a buyer on Lintel. */
  buyerId: Id.nullable(),
  owner: z.object({ agentId: Id, name: z.string() }).nullable(),
  isLent: z.boolean(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  statusChangedAt: z.iso.datetime(),
  lastContactedAt: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
});
export type Lead = z.infer<typeof Lead>;

export const Activity = z.object({
  id: Id,
  kind: z.enum([
    ...(['created', 'call', 'email', 'text', 'note', 'status', 'assigned', 'consent', 'task'] as const),
    ...(['homes_sent', 'home_opened', 'home_liked', 'home_dismissed'] as const),
  ]),
  at: z.iso.datetime(),
  /** Name of the person who acted; null for Lintel itself. */
  by: z.string().nullable(),
  text: z.string().nullable(),
  data: z.record(z.string(), z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** An entry of a contact's timeline: an activity, or what is known of the account that the contact shares. */
export const TimelineEntry = Activity.omit({ id: true, kind: true }).extend({
  /** Unique in the timeline, such as `activity:12`. */
  key: z.string(),
  kind: z.enum([
    ...Activity.shape.kind.options,
    ...(['message_sent', 'message_received', 'appointment', 'home_saved', 'document'] as const),
  ]),
  /** Path of the subject's page; null without one. */
  path: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Consent = z.object({
  channel: z.enum(channels),
  basis: z.enum(consentBases),
  proof: z.string(),
  givenAt: z.iso.datetime(),
  /** Last instant on which the basis holds; null for one without an end. */
  validUntil: z.iso.datetime().nullable(),
});

/** A channel with the permission to use it now, and the rule that forbids it. */
export const Reachable = z.object({
  channel: z.enum(channels),
  isAllowed: z.boolean(),
  reason: z.string().nullable(),
});
export type Reachable = z.infer<typeof Reachable>;

export const Task = z.object({
  id: Id,
  title: z.string(),
  dueAt: z.iso.datetime(),
  repeats: z.enum(['daily', 'weekly', 'monthly']).nullable(),
  doneAt: z.iso.datetime().nullable(),
  /** `mayOpen` is false for the assignee of another agent's contact, who sees the name alone. */
  contact: z.object({ id: Id, name: z.string(), mayOpen: z.boolean() }).nullable(),
  /** The agent who does the task in place of the one who has the contact. */
  assignee: z.object({ agentId: Id, name: z.string() }).nullable(),
  mayChange: z.boolean(),
  mayFinish: z.boolean(),
  /** Name of the plan that added the task. */
  plan: z.string().nullable(),
  /** The draft to send, for an email step of a plan. */
  email: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type Task = z.infer<typeof Task>;

/** Why the agent is needed now, most urgent first. */
export const needKinds = [
  'request',
  'reply',
  'appointment',
  'new_lead',
  'task',
  'feedback',
  'activity',
  'document',
  'follow_up',
  'license',
] as const;
export const Need = z.object({
  kind: z.enum(needKinds),
  contact: z
    .object({
      id: Id,
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      buyerId: Id.nullable(),
      status: LeadStatus,
      city: z.string().nullable(),
      budget: z.number().nullable(),
      currency: z.enum(['USD', 'CAD']),
      reachable: z.array(Reachable),
    })
    .nullable(),
  /** The id of the task, appointment, conversation, document, license, contact or connection request. */
  subjectId: Id.nullable(),
  title: z.string().nullable(),
  /** Homes saved in the last days, for activity. */
  count: z.number().int().nullable(),
  /** When it became or becomes due. */
  at: z.iso.datetime(),
  /** End of the time to reply, for requests and leads with one. */
  dueAt: z.iso.datetime().nullable(),
});
export type Need = z.infer<typeof Need>;

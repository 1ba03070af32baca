import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { WithId } from '../fields/contract.ts';
import { PurchaseSummary } from '../purchases/contract.ts';

/** The seven steps, by the names that buyers see. */
export const stepNames = [
  'Budget Planning',
  'Pre-approval',
  'House Hunting',
  'Make Offer',
  'Inspection',
  'Financing',
  'Closing',
] as const;

export const CurrentStep = z.enum(['1', '2', '3', '4', '5', '6', '7']);
const StepNumber = z.number().int().min(1).max(7);

/** The client stages on an agent's dashboard. */
export const agentStages = texts({
  initial_search: m.journey__initial_search,
  viewing_properties: m.journey__viewing,
  making_offers: m.journey__making_offers,
  under_contract: m.journey__under_contract,
  closed: m.journey__closed,
});
export const AgentStage = z.enum(Object.keys(agentStages) as [keyof typeof agentStages]);
export type AgentStage = z.infer<typeof AgentStage>;

export const Action = z.object({ text: z.string(), path: z.string() });

export const JourneyStep = z.object({
  step: StepNumber,
  name: z.enum(stepNames),
  /** Description in the country's terms. */
  about: z.string(),
  /** `not_shared`: the buyer does not share with the caller whether it is done. */
  state: z.enum(['completed', 'current', 'upcoming', 'not_shared']),
  /** Basis of completion: by facts, by an override, or implied by a later step. */
  by: z.enum(['facts', 'override', 'implied']).nullable(),
  doneAt: z.iso.datetime().nullable(),
  /** Known facts in a sentence; null when there are none. */
  known: z.string().nullable(),
  /** The obstacle of the step; null when there is none. */
  blocker: z.string().nullable(),
  waitingFor: z.enum(['you', 'professional', 'seller']).nullable(),
  /** The next date and what is due then. */
  due: z.object({ label: z.string(), on: z.iso.date(), overdue: z.boolean() }).nullable(),
  action: Action.nullable(),
});
export type JourneyStep = z.infer<typeof JourneyStep>;

export const Override = z.object({
  id: Id,
  step: StepNumber,
  reason: z.string(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  canUndo: z.boolean(),
});

export const Journey = z.object({
  personId: Id,
  firstName: z.string(),
  country: z.enum(['US', 'CA']),
  currentStep: CurrentStep,
  /** The keys were handed over. */
  completed: z.boolean(),
  agentStage: AgentStage,
  agentStageLabel: z.string(),
  steps: z.array(JourneyStep),
  /** The override in effect, until facts move the journey past it. */
  override: Override.nullable(),
  /** The purchase that determines the steps. */
  purchaseId: Id.nullable(),
  purchases: z.array(PurchaseSummary),
  /** Null when the caller may not know it or it was not stated. */
  budgetMaxCents: z.number().int().nullable(),
  currency: z.enum(['USD', 'CAD']),
  /** Null when the caller may not know it. */
  paysCash: z.boolean().nullable(),
  /** Nothing was saved, uploaded, requested or recorded so far. */
  untouched: z.boolean(),
  mine: z.boolean(),
});
export type Journey = z.infer<typeof Journey>;

export const JourneyUser = z.object({
  id: Id,
  role: z.enum(['wholesaler', 'reseller', 'agent', 'end_user']),
  /** "1" to "7"; null for people who are not buyers. */
  currentStep: CurrentStep.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
});
export type JourneyUser = z.infer<typeof JourneyUser>;

const Reason = z
  .string({ error: () => m.journey__please_say_why() })
  .trim()
  .min(3, { error: () => m.journey__please_give_a_short_reason() })
  .max(300, { error: () => m.journey__must_have_at_most_300() });

export const NewOverride = z.strictObject({ step: StepNumber, reason: Reason });
/** The same as submitted by a form: the step is the value of an option. */
export const TypedOverride = NewOverride.extend({ step: z.coerce.number<string | number>().pipe(StepNumber) });

export const BudgetStated = z.strictObject({
  /** The highest price; null removes it. */
  budgetMaxCents: z
    .number()
    .int({ error: () => m.journey__must_be_a_whole_number() })
    .min(100_000, { error: () => m.journey__must_be_at_least_1() })
    .max(100_000_000_000, { error: () => m.journey__must_be_at_most_1() })
    .nullable(),
});

/** The same as submitted by a form, in whole dollars. */
export const TypedBudget = z.strictObject({
  budget: z
    .number({ error: () => m.journey__enter_a_price_such_as() })
    .min(1_000, { error: () => m.journey__must_be_at_least_1() })
    .max(1_000_000_000, { error: () => m.journey__must_be_at_most_1() }),
});

export const timelineKinds = ['record', 'override', 'step', 'letter', 'budget', 'showing'] as const;

export const TimelineLine = z.object({
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: z.iso.datetime(),
  /** True when only the day is known. */
  dayOnly: z.boolean(),
  title: z.string(),
  detail: z.string().nullable(),
  path: z.string().nullable(),
  /** Undone since. */
  undone: z.boolean(),
});
export type TimelineLine = z.infer<typeof TimelineLine>;

const tags = ['Journey'];

export const progressContract = {
  user: call
    .route({
      method: 'GET',
      path: '/user/{id}',
      summary: 'Get the caller with the current step of their journey',
      tags,
    })
    .input(WithId)
    .output(JourneyUser),
  journey: call
    .route({
      method: 'GET',
      path: '/journey/{id}',
      summary: 'Get the seven steps of a buyer, derived from recorded events',
      tags,
    })
    .input(WithId)
    .output(Journey),
  timeline: call
    .route({
      method: 'GET',
      path: '/journey/{id}/timeline',
      summary: 'List the events of the journey, newest first',
      tags,
    })
    .input(WithId)
    .output(z.object({ lines: z.array(TimelineLine) })),
  override: call
    .route({ method: 'POST', path: '/journey/{id}/override', summary: 'Set the step manually, with a reason', tags })
    .input(NewOverride.extend(WithId.shape))
    .output(Journey),
  undoOverride: call
    .route({
      method: 'POST',
      path: '/journey/{id}/override/{overrideId}/undoing',
      summary: 'Undo a manual step change',
      tags,
    })
    .input(z.strictObject({ ...WithId.shape, overrideId: IdParam }))
    .output(Journey),
  budget: call
    .route({ method: 'PUT', path: '/journey/{id}/budget', summary: 'Set the maximum price', tags })
    .input(BudgetStated.extend(WithId.shape))
    .output(Journey),
  cash: call
    .route({ method: 'PUT', path: '/journey/{id}/cash', summary: 'Set whether the buyer pays without a loan', tags })
    .input(z.strictObject({ ...WithId.shape, paysCash: z.boolean() }))
    .output(Journey),
};

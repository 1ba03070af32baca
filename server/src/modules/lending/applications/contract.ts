import { m } from '@lintel/messages';
import { clockKinds } from '@lintel/mortgage';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';
import { Clock, Disclosure, RateLock } from '../clocks/contract.ts';
import { CoBorrower, Signature } from '../co-borrower/contract.ts';
import { Condition } from '../conditions/contract.ts';
import { Letter, LetterLimits } from '../letters/contract.ts';
import { applicationStatuses } from './statuses/contract.ts';
import { loanEventKinds } from './words/contract.ts';

export { type FieldSpec, loanTypes, type SectionSpec, sections, specOf } from './fields/contract.ts';
export { applicationStatuses } from './statuses/contract.ts';

export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const FieldValue = z.union([z.string().max(500), z.number(), z.boolean()]);

/** Principal reasons of a rejection, as in the sample form C-1 of Regulation B. */
export const adverseReasons = {
  income_insufficient: m.lending__income_insufficient,
  obligations_excessive: m.lending__obligations_excessive,
  income_unverified: m.lending__income_unverified,
  employment_short: m.lending__employment_short,
  credit_history: m.lending__credit_history,
  collateral_insufficient: m.lending__collateral_insufficient,
  application_incomplete: m.lending__application_incomplete,
  funds_insufficient: m.lending__funds_insufficient,
} as const;
const AdverseReason = z.enum(
  Object.keys(adverseReasons) as [keyof typeof adverseReasons, ...(keyof typeof adverseReasons)[]],
);

const Figures = z.object({
  loanAmount: z.number().nullable(),
  price: z.number().nullable(),
  downPayment: z.number().nullable(),
  loanType: z.string().nullable(),
  propertyAddress: z.string().nullable(),
  monthlyIncome: z.number().nullable(),
  monthlyDebts: z.number().nullable(),
});

/** One line of the pipeline. */
export const ApplicationRow = Figures.extend({
  id: Id,
  applicantName: z.string(),
  buyerId: Id,
  status: ApplicationStatus,
  country: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  stateOrProvince: z.string(),
  changedAt: z.iso.datetime(),
  nextClock: Clock.nullable(),
  openConditions: z.number().int().describe('Conditions that wait for the borrower'),
  toReview: z.number().int().describe('Documents that wait for the agent’s review'),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const LoanEvent = z.object({
  id: Id,
  applicationId: Id,
  kind: z.enum(loanEventKinds),
  detail: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

const Dates = z.strictObject({
  completeOn: Day().nullable(),
  intentOn: Day().nullable(),
  closingOn: Day().nullable(),
  acceptedOn: Day().nullable(),
  conditionsOn: Day().nullable(),
  conditionsClearedOn: Day().nullable(),
});

export const Application = ApplicationRow.extend({
  version: z.number().int(),
  values: z.record(z.string(), FieldValue),
  missing: z.array(z.object({ field: z.string(), rule: z.string() })),
  statusReason: z.string().nullable(),
  adverseAction: z.string().nullable().describe('Draft of the notice of adverse action, for the agent'),
  mine: z.boolean().describe('The caller is the borrower or the co-borrower'),
  role: z.enum(['borrower', 'co_borrower', 'agent']).describe('The caller’s'),
  ratios: z
    .object({
      housing: z.number(),
      total: z.number(),
      housingLimit: z.number().nullable(),
      totalLimit: z.number(),
    })
    .nullable()
    .describe('Housing and all debts in percent of the income, with usual limits; GDS and TDS in Canada'),
  coBorrower: CoBorrower.nullable(),
  signatures: z.array(Signature),
  nextStatuses: z.array(ApplicationStatus),
  agent: z.object({ id: Id, name: z.string(), companyName: z.string() }),
  clocks: z.array(Clock),
  conditions: z.array(Condition),
  disclosures: z.array(Disclosure),
  rateLock: RateLock.nullable(),
  limits: LetterLimits.nullable(),
  letters: z.array(Letter),
  dates: Dates.extend({ sixFactsOn: z.string().nullable() }),
  events: z.array(LoanEvent),
});
export type Application = z.infer<typeof Application>;

export const EditedApplication = z.object({
  application: Application,
  conflicts: z.array(z.object({ path: z.string(), yours: FieldValue.nullable(), theirs: FieldValue.nullable() })),
});
export type EditedApplication = z.infer<typeof EditedApplication>;

const Demographics = z.strictObject({
  ethnicity: z.string().trim().max(100).nullable(),
  race: z.string().trim().max(100).nullable(),
  sex: z.string().trim().max(100).nullable(),
  declined: z.boolean().describe('The borrower does not wish to provide this information'),
});

const WithId = z.strictObject({ id: IdParam });
const tags = ['Mortgage'];
const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  call.route({ method, path: `/mortgage${path}`, summary, tags });

export const applicationsContract = {
  stats: route(
    'GET',
    '/stats',
    'Get counts and loan volume of the caller’s applications, or of the company for its owner',
  )
    .input(z.strictObject({}))
    .output(
      z.object({
        totalApplications: z.number().int(),
        activeApplications: z.number().int().describe('Submitted and not decided'),
        approvedApplications: z.number().int(),
        totalLoanVolume: z
          .number()
          .describe('Loan amounts of all applications except rejected and withdrawn ones, whole units'),
        currency: z.enum(['USD', 'CAD']).describe('Currency of the volume: that of most applications'),
        decided: z.number().int().describe('Approved or rejected in the last 365 days'),
        approvalRate: z.number().nullable().describe('Percent approved of those decided; null below 10 decisions'),
        medianDaysToDecision: z
          .number()
          .nullable()
          .describe('From submission to decision, of those decided; null below 10 decisions'),
        closingSoon: z.number().int().describe('Closings within 30 days'),
      }),
    ),
  list: route('GET', '/applications', 'List the caller’s applications by next deadline')
    .input(z.strictObject({ status: ApplicationStatus.optional(), buyerId: IdParam.optional() }))
    .output(z.array(ApplicationRow)),
  activity: route('GET', '/activity', 'List the activity of the caller’s applications, newest first')
    .input(z.strictObject({}))
    .output(z.array(LoanEvent.extend({ applicantName: z.string() }))),
  exportActivity: call
    .route({
      ...{ method: 'GET', path: '/mortgage/activity.csv', tags, outputStructure: 'detailed' },
      summary: 'Download every event of the caller’s applications as a CSV file, newest first',
    })
    .input(z.strictObject({}))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  start: route(
    'POST',
    '/applications',
    'Start an application with a connected mortgage agent, or as the agent of a client',
  )
    .input(
      z.strictObject({
        agentId: Id.optional().describe('For a buyer with several mortgage agents'),
        buyerId: Id.optional().describe('For an agent: the client'),
        listingId: Id.optional(),
        useProfile: z.boolean().default(false).describe('Fill in name, email and phone of the account'),
        useBuyingProfile: z.boolean().default(false).describe('Fill in income, debts and savings of “Can I buy it?”'),
      }),
    )
    .output(Application),
  get: route('GET', '/applications/{id}', 'Get an application with its conditions, deadlines and letters')
    .input(WithId)
    .output(Application),
  edit: route(
    'PUT',
    '/applications/{id}/fields',
    'Change fields; fields that someone else changed since `version` are returned as conflicts',
  )
    .input(WithId.extend({ version: z.int().min(1), changes: z.record(z.string().max(100), FieldValue.nullable()) }))
    .output(EditedApplication),
  move: route('POST', '/applications/{id}/status', 'Move an application to another status')
    .input(
      WithId.extend({
        status: ApplicationStatus,
        reason: z.string().trim().max(500).optional(),
        adverseReasons: z.array(AdverseReason).min(1).max(4).optional(),
      }),
    )
    .output(Application),
  changeDates: route('PUT', '/applications/{id}/dates', 'Set the dates that deadlines count from')
    .input(Dates.partial().extend(WithId.shape))
    .output(Application),
  demographics: route(
    'GET',
    '/applications/{id}/demographics',
    'Get demographic information; each borrower sees only their own',
  )
    .input(WithId)
    .output(z.object({ demographics: Demographics.nullable() })),
  stateDemographics: route(
    'PUT',
    '/applications/{id}/demographics',
    'Set demographic information, stored separately and encrypted',
  )
    .input(Demographics.extend(WithId.shape))
    .output(z.object({ demographics: Demographics.nullable() })),
};

export { clockKinds };

import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Id, PageNumber, SearchWords } from '../../../platform/serve/contract.ts';
import { Professional, WithProfessional } from '../directory/contract.ts';

/** Facts that a buyer may share with a professional. The name is always shared; the buyer chooses the rest. */
export const sharedFacts = [
  'name',
  'email',
  'phone',
  'budget',
  'preferences',
  'saved_homes',
  'saved_home_count',
  'appointments',
  'pre_approval',
  'journey',
] as const;
export type SharedFact = (typeof sharedFacts)[number];

/** Facts added with this version of the consent text. Older consents do not include them. */
export const addedFacts = [
  'saved_home_count',
  'appointments',
  'pre_approval',
  'journey',
] as const satisfies SharedFact[];

export const sharedLabels: Record<SharedFact, string> = texts({
  name: m.professionals__name,
  email: m.professionals__email_address,
  phone: m.professionals__phone_number,
  budget: m.professionals__budget,
  preferences: m.professionals__search_criteria_place_bedrooms_bathrooms,
  saved_homes: m.professionals__saved_homes,
  saved_home_count: m.professionals__number_of_saved_homes,
  appointments: m.professionals__times_of_appointments_with_other,
  pre_approval: m.professionals__pre_approval_status_and_end,
  journey: m.professionals__journey_current_step_progress_next,
});

/** Version of the text that `consentText` returns. A changed text gets a new version. */
export const consentVersion = '2026-12';

/** The text that a buyer agrees to, as shown. Its hash is stored with the consent. */
export const consentText = (who: string, shared: readonly SharedFact[]): string =>
  `I agree that Lintel shows ${who} these facts about me: ${sharedFacts
    .filter((fact) => fact === 'name' || shared.includes(fact))
    .map((fact) => sharedLabels[fact].toLowerCase())
    .join(
      '; ',
    )}. They see my name and my message at once, and the rest only after they accept. I can change this or end it at any time. After it ends, they keep my name, our messages and our past appointments, and see nothing else about me.`;

/** Days after which an unanswered request lapses, unless it has its own time. */
export const daysToAnswer = 14;
/** Maximum number of pending requests of one buyer. */
export const openRequestsMax = 10;

const Shared = z
  .array(z.enum(sharedFacts))
  .max(sharedFacts.length)
  .default([])
  .transform((chosen) => sharedFacts.filter((fact) => fact === 'name' || chosen.includes(fact)));
const Consent = z.literal(true, { error: () => m.professionals__agree_to_what_is_shown() });
const reason = z
  .string()
  .trim()
  .max(500, { error: () => m.professionals__must_have_at_most_500() })
  .optional();

export const ConnectBody = z.strictObject({
  message: z
    .string()
    .trim()
    .max(1_000, { error: () => m.professionals__must_have_at_most_1() })
    .optional(),
  shared: Shared,
  consent: Consent,
});
export const SharingBody = z.strictObject({ shared: Shared, consent: Consent });
export const ReasonBody = z.strictObject({ reason });
export const AnswerBody = z.strictObject({ decision: z.enum(['accept', 'decline']), reason });

export const ConnectionState = z.enum(['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended']);
export type ConnectionState = z.infer<typeof ConnectionState>;

/** A member of a buyer's team, or a professional with a pending request. */
export const TeamMember = z.object({
  /** Id of the connection; null for a connection by an agent's code only. */
  id: Id.nullable(),
  userId: Id,
  professionalId: Id,
  state: z.enum(['pending', 'connected']),
  origin: z.enum(['request', 'code']),
  /** Start of the connection, or null when unknown. */
  since: z.iso.datetime().nullable(),
  requestedAt: z.iso.datetime().nullable(),
  /** Time when a pending request lapses. */
  lapsesAt: z.iso.datetime().nullable(),
  message: z.string().nullable(),
  shared: z.array(z.enum(sharedFacts)),
  /** True when the consent predates some facts, which the page may ask the buyer to share. */
  mayExtend: z.boolean(),
  professional: Professional,
});
export type TeamMember = z.infer<typeof TeamMember>;

const OtherAppointment = z.object({
  kind: z.enum(['call', 'showing', 'meeting']),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
});

/** The state of a buyer's newest pre-approval letter. */
export const PreApproval = z.object({
  state: z.enum(['none', 'in_review', 'approved', 'returned', 'expired', 'pays_cash']),
  /** Last day on which an approved letter is valid. */
  until: z.iso.date().nullable(),
});
export type PreApproval = z.infer<typeof PreApproval>;

/** A buyer as a professional sees them: facts that are not shared, or not yet, are null. */
export const Client = z.object({
  id: Id.nullable(),
  state: ConnectionState,
  origin: z.enum(['request', 'code']),
  message: z.string().nullable(),
  requestedAt: z.iso.datetime().nullable(),
  since: z.iso.datetime().nullable(),
  lapsesAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  shared: z.array(z.enum(sharedFacts)),
  buyer: z.object({
    id: Id,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Whole currency units. */
    budget: z.number().nullable(),
    currency: z.enum(['USD', 'CAD']),
    preferences: z
      .object({
        city: z.string().nullable(),
        bedrooms: z.number().int().nullable(),
        bathrooms: z.number().nullable(),
      })
      .nullable(),
    /** Saved listings, newest first. */
    savedHomes: z.array(z.number().int()).nullable(),
    savedHomeCount: z.number().int().nullable(),
    /** Upcoming appointments with other professionals, without their names. */
    otherAppointments: z.array(OtherAppointment).nullable(),
    preApproval: PreApproval.nullable(),
  }),
});
export type Client = z.infer<typeof Client>;

const Done = z.object({ state: ConnectionState });
const tags = ['Professionals'];
const post = (path: `/${string}`, summary: string) => call.route({ method: 'POST', path, summary, tags });

export const connectionsContract = {
  team: call
    .route({
      method: 'GET',
      path: '/user/{id}/professionals',
      summary: 'List the professionals a buyer works with or sent a request',
      tags,
    })
    .input(WithProfessional)
    .output(z.array(TeamMember)),
  connect: post('/professionals/{id}/connect', 'Send a professional a request, with consent to what they see')
    .input(ConnectBody.extend(WithProfessional.shape))
    .output(TeamMember),
  share: post('/professionals/{id}/sharing', 'Change what a professional sees')
    .input(SharingBody.extend(WithProfessional.shape))
    .output(TeamMember),
  withdraw: post('/professionals/{id}/withdraw', 'Withdraw a pending request').input(WithProfessional).output(Done),
  end: post('/professionals/{id}/end', 'End the connection with a professional')
    .input(ReasonBody.extend(WithProfessional.shape))
    .output(Done),
  clients: call
    .route({ method: 'GET', path: '/connections', summary: 'List requests and clients of a professional', tags })
    .input(
      z.strictObject({
        state: z.enum(['pending', 'connected', 'past']).default('pending'),
        search: SearchWords.describe('Words of the name of a buyer'),
        page: PageNumber(10_000),
      }),
    )
    .output(
      z.object({
        clients: z.array(Client),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        counts: z.object({ pending: z.number().int(), connected: z.number().int() }),
      }),
    ),
  answer: post('/connections/{id}/answer', 'Accept or decline a request')
    .input(AnswerBody.extend(WithProfessional.shape))
    .output(Client),
  endClient: post('/clients/{id}/end', 'End the connection with a buyer; `id` is the buyer’s account')
    .input(ReasonBody.extend(WithProfessional.shape))
    .output(Done),
};

import { z } from 'zod';
import { call, Id, IdParam } from '../../../foundation/contract.ts';
import { ConnectBody } from '../../professionals/connections/contract.ts';
import { Professional } from '../../professionals/directory/contract.ts';
import { ConsentReceipt, ProposedReceipt } from '../../professionals/receipts/contract.ts';

const OneMatch = z.strictObject({ id: IdParam });

/** Both spellings of a kind are understood. */
const kinds = {
  real_estate: 'real_estate',
  agent: 'real_estate',
  mortgage: 'mortgage',
  mortgage_advisor: 'mortgage',
} as const;
const Kind = z
  .enum(Object.keys(kinds) as [keyof typeof kinds, ...(keyof typeof kinds)[]])
  .transform((kind) => kinds[kind]);

/** Days for which the next of a list is offered after a request lapsed or was declined. */
export const daysToOffer = 14;

export const MatchState = z.enum(['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended']);

/** Why somebody stood where they stood, in the points that the list showed. */
export const MatchReason = z.object({ criterion: z.string(), points: z.number(), n: z.number().int().nullable() });

/** The next of the list that was shown, where the one before did not answer or declined. Nothing is shown to them yet. */
export const NextMatch = z.object({
  professional: Professional,
  /** On the list that was shown, from 1. */
  position: z.number().int(),
  percentile: z.number().nullable(),
  matchScore: z.number().nullable(),
  reasons: z.array(MatchReason),
  /** What the buyer agrees to with `POST /matches/{id}/next`, word for word: the facts they chose before. */
  shared: ConsentReceipt.shape.shared,
  consentText: z.string(),
  consentVersion: z.string(),
  /** Until when it is offered. */
  until: z.iso.datetime(),
});
export type NextMatch = z.infer<typeof NextMatch>;

/** A professional whom the buyer asked, and how it goes. */
export const Match = z.object({
  id: Id,
  agentId: Id,
  agentType: z.enum(['real_estate', 'mortgage']),
  professional: Professional.nullable(),
  state: MatchState,
  /** On the list that was shown, from 1, and how many it showed; null where they were asked from elsewhere. */
  position: z.number().int().nullable(),
  listLength: z.number().int(),
  formula: z.string().nullable(),
  reasons: z.array(MatchReason),
  propertyId: Id.nullable(),
  askedAt: z.iso.datetime(),
  /** The aim: 15 minutes of the professional's working hours after the request. */
  replyDueAt: z.iso.datetime(),
  /** When it lapses without a reply: after 8 of their working hours. */
  lapsesAt: z.iso.datetime(),
  repliedAt: z.iso.datetime().nullable(),
  /** Working minutes until the reply. */
  replyMinutes: z.number().int().nullable(),
  touredAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Whether the private question of a closed match waits for an answer, and what was answered. */
  asksSatisfaction: z.boolean(),
  satisfied: z.boolean().nullable(),
  next: NextMatch.nullable(),
});
export type Match = z.infer<typeof Match>;

/** A request or client as the professional sees why it came to them: their own figures, nobody else's. */
export const MatchForProfessional = z.object({
  id: Id,
  /** Of the request, as in `/connections`. */
  connectionId: Id,
  state: MatchState,
  /** The home that the buyer asked about. */
  propertyId: Id.nullable(),
  home: z.string().nullable(),
  position: z.number().int().nullable(),
  listLength: z.number().int(),
  formula: z.string().nullable(),
  percentile: z.number().nullable(),
  reasons: z.array(MatchReason),
  askedAt: z.iso.datetime(),
  replyDueAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  repliedAt: z.iso.datetime().nullable(),
  replyMinutes: z.number().int().nullable(),
});
export type MatchForProfessional = z.infer<typeof MatchForProfessional>;

const Asked = z.object({ match: Match, receipt: ConsentReceipt });

/** Nothing was sent, shared or kept: the receipt is to be shown, and the call repeated with `consent`. */
const ConsentRequired = z.object({ consentRequired: z.literal(true), receipt: ProposedReceipt });

const tags = ['SmartMatch'];
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const connectContract = {
  /** With the same `Idempotency-Key` it is the same request, however often it is sent. */
  connectAgent: route(
    'POST',
    '/buyer/connect-agent',
    'Ask a professional, one of a kind at a time. Without `consent` it sends nothing and returns the receipt to show',
  )
    .input(
      ConnectBody.extend({
        agentId: Id,
        agentType: Kind,
        consent: ConnectBody.shape.consent.optional(),
        propertyId: Id.optional(),
        /** The `list` that came with a ranking, as it came: keeps why they were matched, and who would be next. */
        list: z.string().min(1).max(60_000).optional(),
      }),
    )
    .output(z.union([Asked, ConsentRequired])),
  matches: {
    list: route('GET', '/matches', 'Whom the buyer asked, the newest first, with the offer of the next match').output(
      z.array(Match),
    ),
    next: route('POST', '/matches/{id}/next', 'Ask the next of the list, with the same consent')
      .input(
        OneMatch.extend({
          /** Whom the offer named: should it be somebody else by now, nobody is asked. */
          agentId: Id,
          consent: ConnectBody.shape.consent,
        }),
      )
      .output(Asked),
    pass: route('POST', '/matches/{id}/pass', 'Do not want the next of the list').input(OneMatch).output(Match),
    satisfaction: route('POST', '/matches/{id}/satisfaction', 'Say in private whether the work was satisfying')
      .input(OneMatch.extend({ satisfied: z.boolean() }))
      .output(Match),
    requests: route('GET', '/matches/requests', 'Why open requests and clients were matched to the caller').output(
      z.array(MatchForProfessional),
    ),
  },
};

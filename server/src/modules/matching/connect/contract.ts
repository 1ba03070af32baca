import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { ConnectBody } from '../../professionals/connections/contract.ts';
import { Professional } from '../../professionals/directory/contract.ts';
import { ConsentReceipt, ProposedReceipt } from '../../professionals/receipts/contract.ts';

const OneMatch = z.strictObject({ id: IdParam });

/** Accepts both spellings of a kind. */
const kinds = {
  real_estate: 'real_estate',
  agent: 'real_estate',
  mortgage: 'mortgage',
  mortgage_advisor: 'mortgage',
} as const;
const Kind = z
  .enum(Object.keys(kinds) as [keyof typeof kinds, ...(keyof typeof kinds)[]])
  .transform((kind) => kinds[kind]);

/** Days for which the next professional is offered after a request lapsed or was declined. */
export const daysToOffer = 14;

export const MatchState = z.enum(['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended']);

/** A reason for a position on a list, in the points that the list showed. */
export const MatchReason = z.object({ criterion: z.string(), points: z.number(), n: z.number().int().nullable() });

/**
 * The next professional of the list after a request lapsed or was declined. No data has been shared with them yet.
 */
export const NextMatch = z.object({
  professional: Professional,
  /** Position on the list as shown, from 1. */
  position: z.number().int(),
  percentile: z.number().nullable(),
  matchScore: z.number().nullable(),
  reasons: z.array(MatchReason),
  /**
   * Facts that the buyer agrees to share with `POST /matches/{id}/next`, word for word: those of the previous
   * consent.
   */
  shared: ConsentReceipt.shape.shared,
  consentText: z.string(),
  consentVersion: z.string(),
  /** End of the offer. */
  until: z.iso.datetime(),
});
export type NextMatch = z.infer<typeof NextMatch>;

/** A professional whom the buyer requested, with the status of the request. */
export const Match = z.object({
  id: Id,
  agentId: Id,
  agentType: z.enum(['real_estate', 'mortgage']),
  professional: Professional.nullable(),
  state: MatchState,
  /** Position on the list as shown, from 1, and the list's length; null for requests from other pages. */
  position: z.number().int().nullable(),
  listLength: z.number().int(),
  formula: z.string().nullable(),
  reasons: z.array(MatchReason),
  propertyId: Id.nullable(),
  askedAt: z.iso.datetime(),
  /** Reply target: 15 minutes of the professional's working hours after the request. */
  replyDueAt: z.iso.datetime(),
  /** Time when the request lapses without a reply: after 8 of the professional's working hours. */
  lapsesAt: z.iso.datetime(),
  repliedAt: z.iso.datetime().nullable(),
  /** Working minutes until the reply. */
  replyMinutes: z.number().int().nullable(),
  touredAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** True while the private question of a closed match is unanswered, and the answer. */
  asksSatisfaction: z.boolean(),
  satisfied: z.boolean().nullable(),
  next: NextMatch.nullable(),
});
export type Match = z.infer<typeof Match>;

/** The professional's view of a request or client: the reasons of the match, with their own figures only. */
export const MatchForProfessional = z.object({
  id: Id,
  /** Id of the request, as in `/connections`. */
  connectionId: Id,
  state: MatchState,
  /** The home the request is about. */
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

/** Nothing was sent, shared or stored: the client shows the receipt and repeats the call with `consent`. */
const ConsentRequired = z.object({ consentRequired: z.literal(true), receipt: ProposedReceipt });

const tags = ['SmartMatch'];
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const connectContract = {
  /** Repeated calls with the same `Idempotency-Key` return the same request. */
  connectAgent: route(
    'POST',
    '/buyer/connect-agent',
    'Request a professional, one of each type at a time. Without `consent`, nothing is sent and the consent text is returned',
  )
    .input(
      ConnectBody.extend({
        agentId: Id,
        agentType: Kind,
        consent: ConnectBody.shape.consent.optional(),
        propertyId: Id.optional(),
        /** The unchanged `list` of a ranking: it records the reasons of the match and the next candidates. */
        list: z.string().min(1).max(60_000).optional(),
      }),
    )
    .output(z.union([Asked, ConsentRequired])),
  matches: {
    list: route('GET', '/matches', 'List the buyer’s requests, newest first, with the next match').output(
      z.array(Match),
    ),
    next: route('POST', '/matches/{id}/next', 'Request the next professional on the list, with the same consent')
      .input(
        OneMatch.extend({
          /** Agent of the offer. The call fails when the offer names a different agent by now. */
          agentId: Id,
          consent: ConnectBody.shape.consent,
        }),
      )
      .output(Asked),
    pass: route('POST', '/matches/{id}/pass', 'Skip the next professional on the list').input(OneMatch).output(Match),
    satisfaction: route('POST', '/matches/{id}/satisfaction', 'Record in private whether the buyer was satisfied')
      .input(OneMatch.extend({ satisfied: z.boolean() }))
      .output(Match),
    requests: route(
      'GET',
      '/matches/requests',
      'Explain why open requests and clients were matched to the caller',
    ).output(z.array(MatchForProfessional)),
  },
};

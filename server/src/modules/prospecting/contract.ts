import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../platform/serve/contract.ts';
import { SearchToSave } from '../alerts/contract.ts';
import { Property } from '../listings/contract.ts';

/** Homes of one sending, and homes that the page of a search shows. */
export const homesMax = 50;

export const Reaction = z.enum(['liked', 'dismissed']);
export type Reaction = z.infer<typeof Reaction>;

export const HomeSend = z.object({
  id: Id,
  note: z.string(),
  /** The search in words; null when homes were chosen. */
  searchName: z.string().nullable(),
  homeCount: z.number().int(),
  createdAt: z.iso.datetime(),
  emailedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  isRevoked: z.boolean(),
  /** Homes that the client opened or reacted to, the latest first. */
  homes: z.array(
    z.object({
      listingId: Id,
      home: z.string().nullable(),
      openedAt: z.iso.datetime().nullable(),
      reaction: Reaction.nullable(),
    }),
  ),
});
export type HomeSend = z.infer<typeof HomeSend>;

/** The page of a client. */
export const SentHomes = z.object({
  agent: z.object({ name: z.string(), company: z.string(), agentId: Id }),
  note: z.string(),
  searchName: z.string().nullable(),
  sentAt: z.iso.datetime(),
  /** Matches of a search now, which may be more than the homes shown. */
  total: z.number().int(),
  homes: z.array(Property.extend({ reaction: Reaction.nullable() })),
});
export type SentHomes = z.infer<typeof SentHomes>;

const WithId = z.strictObject({ id: IdParam });
const Token = { token: z.string().regex(/^[\w-]{32}$/) };
const tags = ['Prospecting'];
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const prospectingContract = {
  send: route('POST', '/leads/{id}/home-sends', 'Send homes or a live search to a contact, with a note')
    .input(
      WithId.extend({
        note: z
          .string()
          .trim()
          .max(2_000, { error: () => m.prospecting__must_have_at_most_2000() })
          .default(''),
        listingIds: z.array(Id).max(homesMax).default([]),
        search: SearchToSave.optional(),
        /** Also sends an email, if the contact's consents allow it. */
        byEmail: z.boolean().default(true),
      }),
    )
    .output(
      HomeSend.extend({
        /** The client's page. The token in it is not shown again. */
        path: z.string(),
        /** Why no email was sent. */
        notEmailed: z.string().nullable(),
      }),
    ),
  sends: route('GET', '/leads/{id}/home-sends', 'List what was sent to a contact, with their reactions')
    .input(WithId)
    .output(z.array(HomeSend)),
  revoke: route('POST', '/home-sends/{id}/revoke', 'End the link of what was sent').input(WithId).output(HomeSend),
  page: route('GET', '/home-sends/links/{token}', 'Get the page sent to a client, without signing in')
    .input(z.strictObject(Token))
    .output(SentHomes),
  opened: route(
    'POST',
    '/home-sends/links/{token}/opened',
    'Record that the client opened the page or one of its homes',
  )
    .input(z.strictObject({ ...Token, listingId: Id.optional() }))
    .output(z.object({ isRecorded: z.boolean() })),
  react: route('POST', '/home-sends/links/{token}/reactions', 'Like or dismiss a home as the client, or undo it')
    .input(z.strictObject({ ...Token, listingId: Id, reaction: Reaction.nullable() }))
    .output(z.object({ listingId: Id, reaction: Reaction.nullable() })),
};

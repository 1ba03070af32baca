import { z } from 'zod';
import { call, IdParam } from '../../platform/serve/contract.ts';
import { Place } from '../markets/contract.ts';
import { homeEmailsContract } from './homes/contract.ts';

export { type HomeEmail, type HomeEmailLink, NewHomeEmail } from './homes/contract.ts';

/** Most areas with a monthly report: of a person, and of a contact. */
export const areasMax = { own: 20, client: 5 } as const;

const ReportOutcome = z.enum(['sent', 'already_sent', 'off', 'no_consent', 'agent_inactive', 'too_few_homes']);
export type ReportOutcome = z.infer<typeof ReportOutcome>;

export const MarketArea = z.object({
  /** `austin-tx`, or `hyde-park--austin-tx` for a district. */
  place: z.string(),
  city: z.string(),
  district: z.string().nullable(),
  state: z.string(),
  addedAt: z.iso.datetime(),
  /** The latest report; null before the first one. */
  last: z.object({ month: z.string(), outcome: ReportOutcome, writtenAt: z.iso.datetime() }).nullable(),
});
export type MarketArea = z.infer<typeof MarketArea>;

export const ClientMarketAreas = z.object({
  areas: z.array(MarketArea),
  /** Why a report can't be emailed to the contact now; null when it can. */
  obstacle: z.string().nullable(),
});
export type ClientMarketAreas = z.infer<typeof ClientMarketAreas>;

/** The report to a contact as its email reads. */
export const ReportPreview = z.object({
  /** The month that it is about. */
  month: z.string(),
  /** Null when every figure has fewer than ten homes: then no email is sent. */
  email: z.object({ to: z.string(), subject: z.string(), html: z.string() }).nullable(),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

/** The reports of an agent that a link of an email ends. */
const ReportLink = z.object({
  agent: z.string(),
  company: z.string(),
  /** True when the contact gets no more emails from the agent. */
  isStopped: z.boolean(),
});
export type ReportLink = z.infer<typeof ReportLink>;

const tags = ['Markets'];
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });
const InPlace = z.strictObject({ place: Place });
const OfContact = z.strictObject({ id: IdParam });
const token = z.string().min(1).max(200);

export const marketReportsContract = {
  homes: homeEmailsContract,
  areas: route('GET', '/market-areas', 'List your saved areas, with a monthly market report by email')
    .input(z.strictObject({}))
    .output(z.array(MarketArea)),
  saveArea: route('PUT', '/market-areas/{place}', 'Save an area; its first report comes next month')
    .input(InPlace)
    .output(MarketArea),
  removeArea: route('DELETE', '/market-areas/{place}', 'Remove a saved area')
    .input(InPlace)
    .output(z.object({ place: z.string() })),
  clientAreas: route('GET', '/leads/{id}/market-areas', 'List the areas of a contact’s monthly market report')
    .input(OfContact)
    .output(ClientMarketAreas),
  addClientArea: route('PUT', '/leads/{id}/market-areas/{place}', 'Send a contact the market report of an area monthly')
    .input(OfContact.extend({ place: Place }))
    .output(ClientMarketAreas),
  removeClientArea: route('DELETE', '/leads/{id}/market-areas/{place}', 'Stop a contact’s market report of an area')
    .input(OfContact.extend({ place: Place }))
    .output(ClientMarketAreas),
  previewClientReport: route(
    'GET',
    '/leads/{id}/market-areas/{place}/preview',
    'Get the email with a contact’s market report of an area, as it reads now',
  )
    .input(OfContact.extend({ place: Place }))
    .output(ReportPreview),
  link: route('GET', '/market-reports/links/{token}', 'Get the agent whose emails a link stops')
    .input(z.strictObject({ token }))
    .output(ReportLink),
  /** One-click unsubscribe target of mail programs (RFC 8058), which define the body. */
  unsubscribe: route('POST', '/market-reports/links/{token}/unsubscribe', 'Stop an agent’s emails to the contact')
    .input(z.object({ token }))
    .output(ReportLink),
};

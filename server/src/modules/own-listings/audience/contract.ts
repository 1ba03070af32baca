import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

const WithId = z.strictObject({ id: IdParam });
const tags = ['Listings'];
const file = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) });

export const Audience = z.object({
  /** People with an account once, visitors without one once a day. */
  views: z.number().int(),
  saves: z.number().int(),
  days: z.array(z.object({ on: z.iso.date(), views: z.number().int() })),
});
export type Audience = z.infer<typeof Audience>;

export const audienceContract = {
  recordView: call
    .route({ method: 'POST', path: '/properties/{id}/views', summary: 'Record a view of a home', tags })
    .input(WithId)
    .output(z.object({ isCounted: z.boolean() })),
  audience: call
    .route({
      method: 'GET',
      path: '/own-listings/{id}/audience',
      summary: 'Get unique viewers by day, and the number of people who saved the home',
      tags,
    })
    .input(WithId)
    .output(Audience.extend({ id: Id })),
  reportCsv: call
    .route({
      method: 'GET',
      path: '/own-listings/{id}/report.csv',
      summary: 'Download viewers by day as a CSV file',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithId)
    .output(file),
  reportPdf: call
    .route({
      method: 'GET',
      path: '/own-listings/{id}/report.pdf',
      summary: 'Download a report for the seller as a PDF file',
      tags,
      outputStructure: 'detailed',
    })
    .input(WithId)
    .output(file),
};

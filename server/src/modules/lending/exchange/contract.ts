import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, IdParam } from '../../../platform/serve/contract.ts';
import { EditedApplication, FieldValue } from '../applications/contract.ts';

const WithId = z.strictObject({ id: IdParam });
const tags = ['Mortgage'];
const FILE_MAX = 500_000;

const Content = z
  .string()
  .min(1)
  .max(FILE_MAX, { error: () => m.lending__must_be_at_most_500_kb() });

export const exchangeContract = {
  exportApplication: call
    .route({
      ...{ method: 'POST', path: '/mortgage/applications/{id}/export', tags },
      summary: 'Export an application as MISMO 3.4-shaped XML or as JSON',
    })
    .input(WithId.extend({ format: z.enum(['xml', 'json']) }))
    .output(z.object({ fileName: z.string(), content: z.string() })),
  previewImport: call
    .route({
      ...{ method: 'POST', path: '/mortgage/applications/{id}/import/preview', tags },
      summary: 'Preview the changes that an application file would make',
    })
    .input(WithId.extend({ content: Content }))
    .output(
      z.object({
        changes: z.array(z.object({ path: z.string(), now: FieldValue.nullable(), next: FieldValue })),
        leftOut: z.array(z.string()).describe('Fields that only the agent fills in'),
      }),
    ),
  importApplication: call
    .route({
      ...{ method: 'POST', path: '/mortgage/applications/{id}/import', tags },
      summary: 'Fill in an application from a file; later changes of others are returned as conflicts',
    })
    .input(
      WithId.extend({
        version: z.int().min(1),
        content: Content,
      }),
    )
    .output(EditedApplication),
  applicationPdf: call
    .route({
      ...{ method: 'GET', path: '/mortgage/applications/{id}/pdf', tags, outputStructure: 'detailed' },
      summary: 'Download a summary of an application as a PDF file, without taxpayer numbers',
    })
    .input(WithId)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};

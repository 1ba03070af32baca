import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../platform/serve/contract.ts';

export const LegalDocumentId = z.enum(['terms', 'privacy', 'license_verification', 'auto_renewal', 'adult']);
export type LegalDocumentId = z.infer<typeof LegalDocumentId>;

const Version = z.string().regex(/^\d{4}-\d{2}$/, { error: () => m.legal__must_be_a_version_like() });

const LegalVersion = z.object({
  version: z.string(),
  /** The day of publication. */
  publishedOn: z.iso.date(),
  /** The first day on which it is in effect. */
  effectiveOn: z.iso.date(),
  /** The first day on which it is no longer in effect; null for the last version. */
  endedOn: z.iso.date().nullable(),
  state: z.enum(['past', 'current', 'coming']),
});
export type LegalVersion = z.infer<typeof LegalVersion>;

/** A consent text in the current or the requested version. */
export const LegalDocument = LegalVersion.extend({
  id: LegalDocumentId,
  title: z.string(),
  /** SHA-256 of the whole text, in hex; stored with each consent. */
  textHash: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** All versions, newest first. */
  versions: z.array(LegalVersion),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

/** A run of text that both versions have, or only one of them. */
const Stretch = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type Stretch = z.infer<typeof Stretch>;

export const LegalChanges = z.object({
  id: LegalDocumentId,
  title: z.string(),
  from: LegalVersion,
  to: LegalVersion,
  /** Each paragraph as a list of runs; unchanged paragraphs are one run. */
  sections: z.array(z.object({ heading: z.string(), changed: z.boolean(), paragraphs: z.array(z.array(Stretch)) })),
});
export type LegalChanges = z.infer<typeof LegalChanges>;

export const legalContract = {
  document: call
    .route({
      method: 'GET',
      path: '/legal/{id}',
      summary: 'Get a legal text: the version in effect, or another published version',
      tags: ['Legal'],
    })
    .input(z.strictObject({ id: LegalDocumentId, version: Version.optional() }))
    .output(LegalDocument),
  changes: call
    .route({
      method: 'GET',
      path: '/legal/{id}/changes',
      summary: 'Compare two versions of a legal text',
      tags: ['Legal'],
    })
    .input(z.strictObject({ id: LegalDocumentId, from: Version, to: Version }))
    .output(LegalChanges),
};

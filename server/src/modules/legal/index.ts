import { m } from '@lintel/messages';
import type { ServerModule } from '../../platform/app/app-context.ts';
import { anyone } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { changesBetween } from './changes.ts';
import { legalContract as contract, type LegalDocumentId } from './contract.ts';
import { legalDocument, legalVersion } from './versions.ts';

const document = serve(contract.document, {
  access: anyone('everybody may read what they agree to'),
  run: async ({ input: { id, version } }) => found(id, version),
});

const changes = serve(contract.changes, {
  access: anyone('everybody may read what changed in what they agreed to'),
  async run({ input: { id, from, to } }) {
    const [before, after] = [found(id, from), found(id, to)];
    return { id, title: after.title, from: before, to: after, sections: changesBetween(before, after) };
  },
});

function found(id: LegalDocumentId, version?: string) {
  const text = version === undefined ? legalDocument(id) : legalVersion(id, version);
  if (!text) throw notFound(m.legal__we_couldnt_find_this_version());
  return text;
}

/** The versioned texts that people agree to. */
export const legalOperations = { document, changes };

export type { LegalDocument } from './contract.ts';
export { comingVersions, legalDocument, legalVersion } from './versions.ts';

export const legal: ServerModule = { name: 'legal' };

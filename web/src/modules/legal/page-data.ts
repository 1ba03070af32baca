import type { LegalChanges, LegalDocument } from '@lintel/server/legal';
import { callApi } from '../../api/client.ts';
import type { SearchParams } from '../../api/search-params.ts';
import type { LegalPageId, LegalShown } from './paths.ts';

/** Reads the requested versions from the URL and ignores invalid ones. */
export function readLegalShown({ version, compare }: SearchParams): LegalShown {
  const read = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) ? value : undefined);
  return { version: read(version), compare: read(compare) };
}

export interface LegalData {
  document: LegalDocument;
  changes: LegalChanges | undefined;
}

export async function legalData(id: LegalPageId, { version, compare }: LegalShown): Promise<LegalData> {
  const document = await callApi((api) => api.legal.document(version ? { id, version } : { id }));
  if (!compare || compare === document.version) return { document, changes: undefined };
  // Changes are always shown from the older to the newer version.
  const [from, to] = [compare, document.version].sort() as [string, string];
  return { document, changes: await callApi((api) => api.legal.changes({ id, from, to })) };
}

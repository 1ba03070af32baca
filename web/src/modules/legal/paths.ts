import { writeSearchParams } from '../../api/search-params.ts';

/** Legal documents that have their own page. */
export type LegalPageId = 'terms' | 'privacy';

const pages: Record<LegalPageId, string> = { terms: '/terms-of-service', privacy: '/privacy-policy' };

/** Path of a document in one version, or compared with an older one; without either, the current version. */
export const legalPath = (id: LegalPageId, shown: LegalShown = {}): string =>
  pages[id] + writeSearchParams({ version: shown.version, compare: shown.compare });

export interface LegalShown {
  version?: string | undefined;
  /** The version to compare with. */
  compare?: string | undefined;
}

/** Returns the anchor of a section from the number at the start of its heading. */
export const anchorOf = (heading: string): string => `section-${Number.parseInt(heading, 10)}`;

import { writeSearchParams } from '../../wire/search-params.ts';

/** The texts that have a page of their own. */
export type LegalPageId = 'terms' | 'privacy';

const pages: Record<LegalPageId, string> = { terms: '/terms-of-service', privacy: '/privacy-policy' };

/** A text in a version, or beside an older one; without either the version that holds. */
export const legalPath = (id: LegalPageId, shown: LegalShown = {}): string =>
  pages[id] + writeSearchParams({ version: shown.version, compare: shown.compare });

export interface LegalShown {
  version?: string | undefined;
  /** The version that it is compared with. */
  compare?: string | undefined;
}

/** Where a section stands on the page, by the number that its heading begins with. */
export const anchorOf = (heading: string): string => `section-${Number.parseInt(heading, 10)}`;

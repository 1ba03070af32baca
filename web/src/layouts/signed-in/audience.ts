import type { ParsedLocation } from '@tanstack/react-router';
import type { Session } from '../../modules/accounts/session.ts';

/** Audience of a page. */
export type Who = 'anyone' | 'buyer' | 'agent' | 'real_estate' | 'mortgage' | 'reseller' | 'wholesaler';

export interface Opening {
  context: { session: Session };
  location: Pick<ParsedLocation, 'href'>;
}

export interface VisitorOpening extends Opening {
  search: object;
  /** True while the link is only hovered. */
  preload?: boolean;
}

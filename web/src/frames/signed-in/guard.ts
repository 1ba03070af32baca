import type { ParsedLocation } from '@tanstack/react-router';
import type { Me, Session } from '../../capabilities/accounts/session.ts';

/** Whom a page is for. */
export type Who = 'anybody' | 'buyer' | 'agent' | 'real_estate' | 'mortgage' | 'reseller' | 'wholesaler';

export interface Opening {
  context: { session: Session };
  location: Pick<ParsedLocation, 'href'>;
}

/**
 * `beforeLoad: guard('reseller')` lets in whom the page is for, as `me` in the route's context. Visitors go to sign in and
 * come back, others get a 403 that says who may. The server decides, for a page as for a step within the site, so such a
 * route is rendered there: with `ssr: false` the guard would not run on the server.
 */
export const guard =
  (who: Who) =>
  async (opening: Opening): Promise<{ me: Me }> =>
    (await import('./let-in.ts')).letIn(who, opening);

/** `beforeLoad: visitorsOnly` for the doors: whoever is signed in goes on to where they wanted, or to their desk. */
export const visitorsOnly = async (opening: AtDoor): Promise<void> => (await import('./let-in.ts')).leadOn(opening);

export interface AtDoor extends Opening {
  search: object;
  /** The pointer is only on the link so far. */
  preload?: boolean;
}

import type { Me } from '../../modules/accounts/session.ts';
import type { Opening, VisitorOpening, Who } from './audience.ts';

/**
 * Route guard: `beforeLoad: guard('reseller')` admits the page's audience and adds `me` to the route context. Visitors
 * are sent to sign-in and return here; others get a 403 that names the audience. The decision uses the server's
 * session, on a page load as on navigation, so a guarded route must render on the server: with `ssr: false` the guard
 * would not run there.
 */
export const guard =
  (who: Who) =>
  async (opening: Opening): Promise<{ me: Me }> =>
    (await import('./admit.ts')).admit(who, opening);

/**
 * `beforeLoad: visitorsOnly` for sign-in and sign-up pages: sends signed-in people to the page they wanted or to their
 * dashboard.
 */
export const visitorsOnly = async (opening: VisitorOpening): Promise<void> =>
  (await import('./admit.ts')).redirectSignedIn(opening);

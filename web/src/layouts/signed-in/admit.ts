import { m } from '@lintel/messages';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { callApi } from '../../api/client.ts';
import { orUndefined } from '../../api/failure.ts';
import { readId } from '../../api/id.ts';
import { type PendingAction, savePendingAction } from '../../modules/accounts/index.ts';
import { ownPath } from '../../modules/accounts/own-path.ts';
import { secondStepAt, signInAt } from '../../modules/accounts/paths.ts';
import { freshSession, type Me } from '../../modules/accounts/session.ts';
import { smartMatchPath } from '../../modules/matching/paths.ts';
import { showingPath } from '../../modules/professionals/paths.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { pendingIntent } from '../public/pending-intent.ts';
import type { Opening, VisitorOpening, Who } from './audience.ts';
import { forbidden } from './forbidden.ts';

const isFor: Record<Who, (me: Me) => boolean> = {
  anyone: () => true,
  buyer: (me) => me.role === 'end_user',
  agent: (me) => me.role === 'agent',
  real_estate: (me) => me.role === 'agent' && me.agentType === 'real_estate',
  mortgage: (me) => me.role === 'agent' && me.agentType === 'mortgage',
  reseller: (me) => me.role === 'reseller',
  wholesaler: (me) => me.role === 'wholesaler',
};

export async function admit(who: Who, { context, location }: Opening): Promise<{ me: Me }> {
  const { person: me } = await sessionOf(context);
  if (!me) throw redirect({ href: signInAt(who === 'wholesaler' ? 'wholesaler' : 'all', location.href) });
  if (!isFor[who](me)) {
    setForbiddenStatus();
    throw forbidden(who);
  }
  if (me.twoFactorDue && who !== 'anyone') throw redirect({ href: secondStepAt(location.href) });
  return { me };
}

export async function redirectSignedIn({ context, search, preload }: VisitorOpening): Promise<void> {
  const { person: me } = await sessionOf(context);
  if (!me) return;
  const { intent, back, next, property } = search as Record<string, unknown>;
  // This runs in the browser only, where one of our own links was pressed; a link from another site must not trigger an
  // action.
  if (!import.meta.env.SSR && !preload)
    keepPendingAction(me, pendingIntent(search as Record<string, unknown>)?.action, intent);
  if ((intent === 'connect-agent' || intent === 'tour-home') && me.can.connect) {
    const home = readId(property);
    const guide = intent === 'tour-home' && home !== undefined ? await agentOf(me) : undefined;
    if (guide !== undefined && home !== undefined) throw redirect({ href: showingPath(guide, home) });
    throw redirect({ href: smartMatchPath(home === undefined ? {} : { home }) });
  }
  throw redirect({ href: ownPath(back) ?? ownPath(next) ?? me.home });
}

/** Returns the connected real estate agent of a buyer, who can show homes; undefined without one. */
async function agentOf(me: Me): Promise<number | undefined> {
  const team = await orUndefined(callApi((api) => api.professionals.team({ id: me.id })));
  const guide = team?.find(({ state, professional }) => state === 'connected' && professional.type === 'agent');
  return guide?.professionalId;
}

/** Keeps the action of a person who pressed a visitor's link but turned out to be signed in; the next page runs it. */
function keepPendingAction(me: Me, action: PendingAction | undefined, intent: unknown): void {
  if (action && !me.can.saveHomes) showToast({ title: m.signed_in__only_home_buyers_can_save() });
  else if (action) savePendingAction(action);
  else if ((intent === 'connect-agent' || intent === 'tour-home') && !me.can.connect)
    showToast({ title: m.signed_in__only_home_buyers_can_contact() });
}

/** On the server, the session of the request; in the browser, a fresh one from the server. */
const sessionOf = ({ session }: Opening['context']) => (import.meta.env.SSR ? session : freshSession());

const setForbiddenStatus = createIsomorphicFn()
  .server(() => setResponseStatus(403))
  .client(() => {});

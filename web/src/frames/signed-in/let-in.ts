import { m } from '@lintel/messages';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { keepWish, type Wish } from '../../capabilities/accounts/index.ts';
import { ownPath } from '../../capabilities/accounts/own-path.ts';
import { secondStepAt, signInAt } from '../../capabilities/accounts/paths.ts';
import { freshSession, type Me } from '../../capabilities/accounts/session.ts';
import { smartMatchPath } from '../../capabilities/matching/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { readId } from '../../wire/id.ts';
import { keptIntent } from '../public/kept-intent.ts';
import type { AtDoor, Opening, Who } from './guard.ts';
import { refusal } from './refusal.ts';

const isFor: Record<Who, (me: Me) => boolean> = {
  anybody: () => true,
  buyer: (me) => me.role === 'end_user',
  agent: (me) => me.role === 'agent',
  real_estate: (me) => me.role === 'agent' && me.agentType === 'real_estate',
  mortgage: (me) => me.role === 'agent' && me.agentType === 'mortgage',
  reseller: (me) => me.role === 'reseller',
  wholesaler: (me) => me.role === 'wholesaler',
};

export async function letIn(who: Who, { context, location }: Opening): Promise<{ me: Me }> {
  const { person: me } = await sessionOf(context);
  if (!me) throw redirect({ href: signInAt(who === 'wholesaler' ? 'wholesaler' : 'all', location.href) });
  if (!isFor[who](me)) {
    answerForbidden();
    throw refusal(who);
  }
  if (me.twoFactorDue && who !== 'anybody') throw redirect({ href: secondStepAt(location.href) });
  return { me };
}

export async function leadOn({ context, search, preload }: AtDoor): Promise<void> {
  const { person: me } = await sessionOf(context);
  if (!me) return;
  const { intent, back, next, property } = search as Record<string, unknown>;
  // Only in the browser, where one of our own links was pressed; a link from another site must not trigger an action.
  if (!import.meta.env.SSR && !preload) await doWish(me, keptIntent(search as Record<string, unknown>)?.wish, intent);
  if (intent === 'connect-agent' && me.role === 'end_user') {
    const home = readId(property);
    throw redirect({ href: smartMatchPath(home === undefined ? {} : { home }) });
  }
  throw redirect({ href: ownPath(back) ?? ownPath(next) ?? me.home });
}

/** Runs the pending action of a person who pressed a visitor's link but turned out to be signed in. */
async function doWish(me: Me, wish: Wish | undefined, intent: unknown): Promise<void> {
  if (wish && me.role !== 'end_user') showToast({ title: m.signed_in__homes_and_searches_are_saved() });
  else if (wish?.intent === 'save-home')
    void (await import('../../capabilities/saving/heart/toggle-saved.ts')).saveHome(wish.property);
  else if (wish) keepWish(wish);
  else if (intent === 'connect-agent' && me.role !== 'end_user')
    showToast({ title: m.signed_in__agents_are_asked_by_home() });
}

/** On the server, the session of the request; in the browser, a fresh one from the server. */
const sessionOf = ({ session }: Opening['context']) => (import.meta.env.SSR ? session : freshSession());

const answerForbidden = createIsomorphicFn()
  .server(() => setResponseStatus(403))
  .client(() => {});

import { useEffect } from 'react';
import { keepWish, type Wish } from '../../capabilities/accounts/index.ts';
import { ownPath } from '../../capabilities/accounts/own-path.ts';
import { readId } from '../../wire/id.ts';

export interface KeptIntent {
  text: string;
  back: string;
  /** What is done by itself once they are signed in. */
  wish?: Wish;
}

/** What a visitor was about to do, from the address of the sign-up page; undefined when it names nothing known. */
export function keptIntent(search: Record<string, unknown>): KeptIntent | undefined {
  const back = ownPath(search.back);
  if (search.intent === 'join-list')
    return back ? { text: 'You were invited to share a list of homes.', back } : undefined;
  if (search.intent === 'save-search')
    return back ? { text: 'You wanted to save a search.', back, wish: { intent: 'save-search', back } } : undefined;
  if (search.intent === 'connect-professional')
    return back ? { text: 'You wanted to connect with a professional.', back } : undefined;
  const id = readId(search.property);
  if (id === undefined) return undefined;
  const there = back ?? `/property/${id}`;
  if (search.intent === 'connect-agent') return { text: `You wanted to reach the agent of home ${id}.`, back: there };
  if (search.intent === 'save-home')
    return { text: `You wanted to save home ${id}.`, back: there, wish: { intent: 'save-home', property: id } };
  return undefined;
}

/** Where a sign-in leads on to: the page that asked for it, or the one where something was wanted. */
export function onwardOf(search: Record<string, unknown>) {
  const kept = keptIntent(search);
  return { kept, next: kept?.back ?? ownPath(search.next), wanted: kept?.text };
}

/** Keeps the wish while somebody signs in or up; the page that they come back to does it. */
export function useKeptIntent(kept: KeptIntent | undefined): void {
  const wish = JSON.stringify(kept?.wish);
  useEffect(() => {
    if (wish) keepWish(JSON.parse(wish) as Wish);
  }, [wish]);
}

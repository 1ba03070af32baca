import { m } from '@lintel/messages';
import { useEffect } from 'react';
import { keepWish, type Wish } from '../../capabilities/accounts/index.ts';
import { ownPath } from '../../capabilities/accounts/own-path.ts';
import { readId } from '../../wire/id.ts';

export interface KeptIntent {
  /** What follows the sign-up or sign-in, after “After you sign up,”. */
  outcome: string;
  back: string;
  /** What is done by itself once they are signed in. */
  wish?: Wish;
}

/**
 * What a visitor was about to do, from the address of the sign-up page; undefined when it names nothing known. `home` is
 * the name of the home that it is about.
 */
export function keptIntent(
  search: Record<string, unknown>,
  home = m.public__the_home_you_chose(),
): KeptIntent | undefined {
  const back = ownPath(search.back);
  if (search.intent === 'join-list') return back ? { outcome: m.public__you_can_open_the_list(), back } : undefined;
  if (search.intent === 'save-search')
    return back
      ? { outcome: m.public__well_save_your_search(), back, wish: { intent: 'save-search', back } }
      : undefined;
  if (search.intent === 'connect-professional')
    return back ? { outcome: m.public__you_can_connect_with_the(), back } : undefined;
  const id = readId(search.property);
  if (id === undefined) return undefined;
  const there = back ?? `/property/${id}`;
  if (search.intent === 'connect-agent') return { outcome: m.public__you_can_contact_an_agent({ home }), back: there };
  if (search.intent === 'save-home')
    return { outcome: m.public__well_save_for_you({ home }), back: there, wish: { intent: 'save-home', property: id } };
  return undefined;
}

/** Where a sign-in leads on to: the page that asked for it, or the one where something was wanted. */
export function onwardOf(search: Record<string, unknown>, home?: string) {
  const kept = keptIntent(search, home);
  return { kept, next: kept?.back ?? ownPath(search.next) };
}

/** Keeps the wish while somebody signs in or up; the page that they come back to does it. */
export function useKeptIntent(kept: KeptIntent | undefined): void {
  const wish = JSON.stringify(kept?.wish);
  useEffect(() => {
    if (wish) keepWish(JSON.parse(wish) as Wish);
  }, [wish]);
}

import { m } from '@lintel/messages';
import { useEffect } from 'react';
import { readId } from '../../api/id.ts';
import { type PendingAction, savePendingAction } from '../../modules/accounts/index.ts';
import { ownPath } from '../../modules/accounts/own-path.ts';

export interface PendingIntent {
  /** Text after “After you sign up,”. */
  outcome: string;
  back: string;
  /** The action to run automatically after sign-in. */
  action?: PendingAction;
}

/**
 * Reads the pending action from the URL of the sign-up page; undefined if it is unknown. `home` is the name of the home
 * it concerns.
 */
export function pendingIntent(
  search: Record<string, unknown>,
  home = m.public__the_home_you_chose(),
): PendingIntent | undefined {
  const back = ownPath(search.back);
  if (search.intent === 'join-list') return back ? { outcome: m.public__you_can_open_the_list(), back } : undefined;
  if (search.intent === 'join-application')
    return back ? { outcome: m.public__you_can_open_the_invitation(), back } : undefined;
  if (search.intent === 'save-search')
    return back
      ? { outcome: m.public__well_save_your_search(), back, action: { intent: 'save-search', back } }
      : undefined;
  if (search.intent === 'connect-professional')
    return back ? { outcome: m.public__you_can_connect_with_the(), back } : undefined;
  const id = readId(search.property);
  if (id === undefined) return undefined;
  const there = back ?? `/property/${id}`;
  if (search.intent === 'connect-agent') return { outcome: m.public__you_can_contact_an_agent({ home }), back: there };
  if (search.intent === 'tour-home') return { outcome: m.public__you_can_request_a_tour({ home }), back: there };
  if (search.intent === 'save-home')
    return {
      outcome: m.public__well_save_for_you({ home }),
      back: there,
      action: { intent: 'save-home', property: id },
    };
  return undefined;
}

/** Returns the pending action and the path to continue at after sign-in. */
export function destinationOf(search: Record<string, unknown>, home?: string) {
  const pending = pendingIntent(search, home);
  return { pending, next: pending?.back ?? ownPath(search.next) };
}

/** Saves the pending action during sign-in or sign-up; the page the person returns to runs it. */
export function useSavedIntent(pending: PendingIntent | undefined): void {
  const action = JSON.stringify(pending?.action);
  useEffect(() => {
    if (action) savePendingAction(JSON.parse(action) as PendingAction);
  }, [action]);
}

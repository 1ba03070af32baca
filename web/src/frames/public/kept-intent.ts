import { ownPath } from '../../capabilities/accounts/own-path.ts';

export interface KeptIntent {
  text: string;
  back: string;
}

/** What a visitor was about to do, from the address of the sign-up page; undefined when it names nothing known. */
export function keptIntent(search: Record<string, unknown>): KeptIntent | undefined {
  const id = String(search.property ?? '');
  if (!/^\d{1,10}$/.test(id)) return undefined;
  const back = ownPath(search.back) ?? `/property/${id}`;
  if (search.intent === 'connect-agent') return { text: `You wanted to reach the agent of home ${id}.`, back };
  if (search.intent === 'save-home') return { text: `You wanted to save home ${id}.`, back };
  return undefined;
}

/** Where a sign-in leads on to: the page that asked for it, or the one where something was wanted. */
export function onwardOf(search: Record<string, unknown>) {
  const kept = keptIntent(search);
  return { kept, next: kept?.back ?? ownPath(search.next), wanted: kept?.text };
}

import type { Me } from '../../capabilities/accounts/session.ts';
import { smartMatchPath } from '../../capabilities/matching/paths.ts';
import { messagesPath } from '../../capabilities/messages/paths.ts';
import { hyperSearchPath, propertySearchPath } from '../../capabilities/search/paths.ts';

export interface BarItem {
  label: string;
  href: string;
}

const search: readonly BarItem[] = [
  { label: 'Property Search', href: propertySearchPath },
  { label: 'HyperSearch', href: hyperSearchPath },
];

const further: Record<Me['role'], readonly BarItem[]> = {
  end_user: [
    { label: 'Property Search', href: propertySearchPath },
    { label: 'Professionals', href: '/professionals' },
    { label: 'Documents', href: '/documents' },
    { label: 'Messages', href: messagesPath },
    { label: 'HyperSearch', href: hyperSearchPath },
    { label: 'SmartMatch', href: smartMatchPath() },
  ],
  agent: [
    { label: 'Clients', href: '/crm' },
    { label: 'Documents', href: '/documents' },
    { label: 'Requests', href: '/connections' },
    { label: 'Messages', href: messagesPath },
    ...search,
  ],
  reseller: [{ label: 'Messages', href: messagesPath }, ...search],
  wholesaler: search,
};

/** What the bar offers to this person, their own desk first. */
export const barItems = (me: Me): readonly BarItem[] => [{ label: 'Dashboard', href: me.home }, ...further[me.role]];

/** Whether an item is where one is. The desk counts for the front door too, and a page for those below it. */
export function isHere(item: BarItem, at: string, me: Me): boolean {
  if (at === item.href || at.startsWith(`${item.href}/`)) return true;
  return at === '/' && item.href === me.home;
}

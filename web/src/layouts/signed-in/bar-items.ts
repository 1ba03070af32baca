import { m } from '@lintel/messages';
import type { Me } from '../../modules/accounts/session.ts';
import { calendarPath } from '../../modules/appointments/paths.ts';
import { smartMatchPath } from '../../modules/matching/paths.ts';
import { messagesPath } from '../../modules/messages/paths.ts';
import { myListingsPath } from '../../modules/own-listings/paths.ts';
import { hyperSearchPath, propertySearchPath } from '../../modules/search/paths.ts';

export interface BarItem {
  label: string;
  href: string;
}

const search: readonly BarItem[] = [
  {
    get label() {
      return m.signed_in__property_search();
    },
    href: propertySearchPath,
  },
  { label: 'HyperSearch', href: hyperSearchPath },
];

const further: Record<Me['role'], readonly BarItem[]> = {
  end_user: [
    {
      get label() {
        return m.signed_in__property_search();
      },
      href: propertySearchPath,
    },
    {
      get label() {
        return m.signed_in__professionals();
      },
      href: '/professionals',
    },
    {
      get label() {
        return m.signed_in__documents();
      },
      href: '/documents',
    },
    {
      get label() {
        return m.signed_in__messages();
      },
      href: messagesPath,
    },
    { label: 'HyperSearch', href: hyperSearchPath },
    { label: 'SmartMatch', href: smartMatchPath() },
  ],
  agent: [
    {
      get label() {
        return m.signed_in__clients();
      },
      href: '/crm',
    },
    {
      get label() {
        return m.signed_in__calendar();
      },
      href: calendarPath(),
    },
    {
      get label() {
        return m.signed_in__listings();
      },
      href: myListingsPath,
    },
    {
      get label() {
        return m.signed_in__documents();
      },
      href: '/documents',
    },
    {
      get label() {
        return m.signed_in__requests();
      },
      href: '/connections',
    },
    {
      get label() {
        return m.signed_in__messages();
      },
      href: messagesPath,
    },
    ...search,
  ],
  reseller: [
    {
      get label() {
        return m.signed_in__messages();
      },
      href: messagesPath,
    },
    ...search,
  ],
  wholesaler: search,
};

/** Items of the navigation bar, the person's dashboard first. */
export const barItems = (me: Me): readonly BarItem[] => [
  { label: m.signed_in__dashboard(), href: me.home },
  ...further[me.role].filter(({ href }) => href !== myListingsPath || me.agentType === 'real_estate'),
];

/** Returns whether an item is current. The dashboard is also current at `/`, and a page at the pages below it. */
export function isHere(item: BarItem, at: string, me: Me): boolean {
  if (at === item.href || at.startsWith(`${item.href}/`)) return true;
  return at === '/' && item.href === me.home;
}

import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { money } from '../../ui/format.ts';
import type { OwnListing, OwnStatus } from './calls.ts';

export const statusNames: Record<OwnStatus, string> = texts({
  Incomplete: m.own_listings__status_draft,
  ComingSoon: m.own_listings__status_coming_soon,
  Active: m.own_listings__status_active,
  ActiveUnderContract: m.own_listings__status_under_contract,
  Pending: m.own_listings__status_pending,
  Hold: m.own_listings__status_hold,
  Withdrawn: m.own_listings__status_withdrawn,
  Canceled: m.own_listings__status_canceled,
  Closed: m.own_listings__status_sold,
});

export const statusTones = {
  Incomplete: 'plain',
  ComingSoon: 'info',
  Active: 'good',
  ActiveUnderContract: 'warning',
  Pending: 'warning',
  Hold: 'plain',
  Withdrawn: 'plain',
  Canceled: 'plain',
  Closed: 'primary',
} as const satisfies Record<OwnStatus, string>;

type Change = OwnListing['changes'][number];
const nameOf = (status: unknown) => statusNames[status as OwnStatus] ?? String(status);

export const changeWords: Record<Change['kind'], (data: Change['data'], currency: OwnListing['currency']) => string> = {
  published: ({ status }) => m.own_listings__published_as({ status: nameOf(status) }),
  updated: () => m.own_listings__changes_published(),
  price: ({ from, to }, currency) =>
    m.own_listings__price_changed({ from: money(Number(from), currency), to: money(Number(to), currency) }),
  status: ({ from, to }) => m.own_listings__status_changed({ from: nameOf(from), to: nameOf(to) }),
};

import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Fee } from '@lintel/server/membership';
import { day, exactMoney } from '../../../ui/format.ts';

export const feeDollars = (cents: number): string => exactMoney(cents / 100, 'USD');

export const feeNames = texts({ open: m.network__open, paid: m.network__paid, void: m.network__void });
export const feeTones = { open: 'warning', paid: 'good', void: 'plain' } as const;

/** Details of a charge's state: the payment date or the reason for voiding it. */
export const stateNote = ({ paidOn, voidReason }: Fee): string | undefined =>
  paidOn ? m.network__on({ paidOn: day(paidOn) }) : (voidReason ?? undefined);

/** The period of a charge that does not cover a whole month. */
export const daysNote = ({ amountCents, priceCents, lines }: Fee): string | undefined =>
  amountCents < priceCents && lines[0] ? m.network__from_2({ from: day(lines[0].from) }) : undefined;

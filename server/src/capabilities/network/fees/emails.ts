import type { Email } from '../../../foundation/mail.ts';
import { renderEmail } from '../../../foundation/render-email.ts';
import { exactMoney } from '../../../foundation/viewer.ts';
import type { MonthFee } from './month-fee.ts';

interface Issued extends MonthFee {
  to: string;
  company: string;
  number: string;
  publicUrl: string;
}

/** The email that tells an agent what the company charges and for which days. */
export const issuedEmail = (fee: Issued): Email =>
  renderEmail({
    to: fee.to,
    subject: `Your fee to ${fee.company} for ${monthName(fee.from)}: ${dollars(fee.amountCents)}`,
    body: [
      `${fee.company} charges you ${dollars(fee.amountCents)} for ${dayName(fee.from)} to ${dayName(fee.until)}. The number of the charge is ${fee.number}.`,
      fee.amountCents === fee.priceCents
        ? 'This is the price a month that was agreed with you.'
        : `The price that was agreed with you is ${dollars(fee.priceCents)} a month; your first month is charged by days.`,
      `You pay ${fee.company} directly. Lintel takes no part of it and moves no money. If something is wrong, write to the company.`,
    ],
    button: { label: 'See your fees', href: `${fee.publicUrl}/account#fees` },
    reason: `You get this letter because you are an agent of ${fee.company} at Lintel.`,
  });

export const dollars = (cents: number): string => exactMoney(cents, 'USD');

export const monthName = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

const dayName = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

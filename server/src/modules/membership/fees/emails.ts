import { m } from '@lintel/messages';
import type { Email } from '../../../platform/email/mail.ts';
import { renderEmail } from '../../../platform/email/render-email.ts';
import { exactMoney } from '../../../platform/serve/viewer.ts';
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
    subject: m.network__your_fee_to_for({
      company: fee.company,
      from: monthName(fee.from),
      amountCents: dollars(fee.amountCents),
    }),
    body: [
      m.network__charges_you_for_to_the({
        company: fee.company,
        amountCents: dollars(fee.amountCents),
        from: dayName(fee.from),
        until: dayName(fee.until),
        number: fee.number,
      }),
      fee.amountCents === fee.priceCents
        ? m.network__this_is_your_agreed_monthly()
        : m.network__your_agreed_price_is_a({ priceCents: dollars(fee.priceCents) }),
      m.network__you_pay_directly_lintel_takes({ company: fee.company }),
    ],
    button: { label: m.network__view_your_fees(), href: `${fee.publicUrl}/account#fees` },
    reason: m.network__youre_receiving_this_email_because({ company: fee.company }),
  });

export const dollars = (cents: number): string => exactMoney(cents, 'USD');

export const monthName = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

const dayName = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

import { m } from '@lintel/messages';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import { renderEmail, type Words } from '../../platform/email/render-email.ts';
import { asViewer } from '../../platform/serve/viewer.ts';
import { profileOf, viewerOfPerson } from '../accounts/index.ts';
import { type NewNotification, notify } from '../notifications/index.ts';
import { dollars, tierFacts } from './catalog.ts';
import type { Customer, InvoiceRow, Recording } from './ledger/recording.ts';
import { graceEndOf, type Plan } from './subscription-status.ts';
import { reminders } from './tables.ts';

type EmailContext = Pick<Recording, 'tx' | 'emit' | 'publicUrl'>;

const billingPath = '/reseller-dashboard?tab=subscription';
const billingPage = (publicUrl: string): string => publicUrl + billingPath;
const reason = m.billing__youre_receiving_this_email_because;

/** Formats a day for emails and invoices. */
export const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export async function sendReceipt(
  { tx, publicUrl }: EmailContext,
  customer: Customer,
  invoice: InvoiceRow,
): Promise<void> {
  const sum = m.billing__us_dollars({ value: await dollarsFor(tx, customer, invoice.totalCents) });
  const words =
    invoice.status === 'refunded'
      ? {
          subject: m.billing__refund_of_invoice({ number: invoice.number }),
          body: [m.billing__we_refunded_of_invoice({ sum, number: invoice.number })],
        }
      : {
          subject: m.billing__receipt_for_invoice({ number: invoice.number }),
          body: [m.billing__thank_you_we_received_for({ number: invoice.number, sum })],
        };
  const href = billingPage(publicUrl);
  await write(tx, customer, { ...words, button: { label: m.billing__view_your_invoices(), href } });
}

/** Formats an amount for the payer: `$1,499`, in Canada `US$1,499`. */
const dollarsFor = async (tx: EmailContext['tx'], { ownerId }: Customer, cents: number): Promise<string> =>
  asViewer(await viewerOfPerson(tx, ownerId ?? 0), () => dollars(cents));

/** Notifies the payer of a plan's new status, once per change. */
export async function notifyOfStatus(
  { tx, emit, publicUrl }: EmailContext,
  customer: Customer,
  plan: Plan,
): Promise<void> {
  const notice = noticeOf(plan);
  if (!notice || !(await once(tx, plan.id, notice.kind, notice.about))) return;
  const { subject, body, label } = notice;
  await write(tx, customer, { subject, body, button: { label, href: billingPage(publicUrl) } });
  await notifyPayer({ tx, emit }, customer, {
    key: `plan.${notice.kind}:${plan.id}:${notice.about.getTime()}`,
    title: subject,
    body: body[1]!,
  });
}

/** Adds an in-app notification with the content of an email. */
const notifyPayer = (
  { tx, emit }: Pick<EmailContext, 'tx' | 'emit'>,
  { ownerId }: Customer,
  notice: Pick<NewNotification, 'key' | 'title' | 'body'>,
) => notify(tx, emit, { ...notice, personId: ownerId, kind: 'billing', path: billingPath, mailed: true });

function noticeOf(plan: Plan) {
  const name = tierFacts[plan.tier].name;
  if (plan.status === 'past_due' && plan.pastDueSince)
    return {
      kind: 'past-due',
      about: plan.pastDueSince,
      subject: m.billing__your_payment_didnt_go_through(),
      body: [
        m.billing__the_payment_for_your_plan({ name, pastDueSince: dayOf(plan.pastDueSince) }),
        m.billing__everything_works_as_usual_until({ pastDueSince: dayOf(graceEndOf(plan.pastDueSince)!) }),
      ],
      label: m.billing__pay_invoice(),
    };
  if (plan.status === 'suspended' && plan.pastDueSince)
    return {
      kind: 'suspended',
      about: plan.pastDueSince,
      subject: m.billing__your_plan_is_suspended(),
      body: [
        m.billing__the_invoice_for_your_plan({ name, pastDueSince: dayOf(plan.pastDueSince) }),
        m.billing__pay_the_invoice_to_restore(),
      ],
      label: m.billing__pay_invoice(),
    };
  if (plan.status === 'cancelled' && plan.cancelledAt)
    return {
      kind: 'cancelled',
      about: plan.cancelledAt,
      subject: m.billing__your_plan_has_ended(),
      body: [
        m.billing__your_plan_ended_on_you({ name, cancelledAt: dayOf(plan.cancelledAt) }),
        m.billing__your_company_can_still_read(),
      ],
      label: m.billing__choose_a_plan(),
    };
  return undefined;
}

/** A reminder that the plan renews automatically. */
export async function remind(
  { tx, emit, publicUrl }: EmailContext,
  customer: Customer,
  plan: Plan,
  days: number,
): Promise<boolean> {
  const end = plan.currentPeriodEnd!;
  if (!(await once(tx, plan.id, `renewal-${days}`, end))) return false;
  const price = m.billing__plus_any_applicable_tax({ value: await dollarsFor(tx, customer, plan.amountCents) });
  await write(tx, customer, {
    subject: m.billing__your_plan_renews_on({ end: dayOf(end) }),
    body: [
      m.billing__your_plan_renews_automatically_on({
        name: tierFacts[plan.tier].name,
        end: dayOf(end),
        value: plan.billingInterval === 'yearly' ? 'year' : 'month',
        price,
      }),
      m.billing__you_can_change_or_cancel(),
    ],
    button: { label: m.billing__view_or_change_your_plan(), href: billingPage(publicUrl) },
  });
  await notifyPayer({ tx, emit }, customer, {
    key: `plan.renews:${plan.id}:${end.getTime()}:${days}`,
    title: m.billing__your_next_invoice_is_due({ end: dayOf(end) }),
    body: m.billing__your_plan_renews_at({ name: tierFacts[plan.tier].name, price }),
  });
  return true;
}

/** A customer's address counts as a stranger's until its owner has confirmed it. */
async function write(
  tx: EmailContext['tx'],
  { ownerId, email }: Customer,
  words: Omit<Words, 'to' | 'reason'>,
): Promise<void> {
  const owner = await profileOf(tx, ownerId ?? 0);
  const isTheirs = owner?.emailVerified && owner.email === email;
  await queueEmail(tx, renderEmail({ ...words, to: email, reason: reason() }), isTheirs ? 'trusted' : 'stranger');
}

async function once(tx: EmailContext['tx'], subscriptionId: number, kind: string, periodEnd: Date): Promise<boolean> {
  const sent = await tx
    .insert(reminders)
    .values({ subscriptionId, kind, periodEnd })
    .onConflictDoNothing()
    .returning({ id: reminders.id });
  return sent.length > 0;
}

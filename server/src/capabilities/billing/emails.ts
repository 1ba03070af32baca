import { eq } from 'drizzle-orm';
import { queueEmail } from '../../foundation/email-outbox.ts';
import { renderEmail, type Words } from '../../foundation/render-email.ts';
import { asViewer } from '../../foundation/viewer.ts';
import { people, viewerOfPerson } from '../accounts/index.ts';
import { type NewNotification, notify } from '../notifications/index.ts';
import { dollars, tierFacts } from './catalog.ts';
import type { InvoiceRow } from './ledger/project-invoices.ts';
import type { Customer, Recording } from './ledger/record.ts';
import { graceEndOf, type Plan } from './subscription-status.ts';
import { reminders } from './tables.ts';

type EmailContext = Pick<Recording, 'tx' | 'emit' | 'publicUrl'>;

const billingPath = '/reseller-dashboard?tab=subscription';
const billingPage = (publicUrl: string): string => publicUrl + billingPath;
const reason = 'You get this letter because you pay for a plan at Lintel.';

/** Formats a day for emails and invoices. */
export const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export async function sendReceipt(
  { tx, publicUrl }: EmailContext,
  customer: Customer,
  invoice: InvoiceRow,
): Promise<void> {
  const sum = `${await dollarsFor(tx, customer, invoice.totalCents)} (US dollars)`;
  const words =
    invoice.status === 'refunded'
      ? { subject: `Refund of invoice ${invoice.number}`, body: [`We gave back ${sum} of invoice ${invoice.number}.`] }
      : {
          subject: `Receipt for invoice ${invoice.number}`,
          body: [`Thank you. Invoice ${invoice.number} over ${sum} is paid. It stands with your plan, as PDF too.`],
        };
  const href = billingPage(publicUrl);
  await write(tx, customer, { ...words, button: { label: 'Open your invoices', href } });
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
  const news = newsOf(plan);
  if (!news || !(await once(tx, plan.id, news.kind, news.about))) return;
  const { subject, body, label } = news;
  await write(tx, customer, { subject, body, button: { label, href: billingPage(publicUrl) } });
  await notifyPayer({ tx, emit }, customer, {
    key: `plan.${news.kind}:${plan.id}:${news.about.getTime()}`,
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

function newsOf(plan: Plan) {
  const name = tierFacts[plan.tier].name;
  if (plan.status === 'past_due' && plan.pastDueSince)
    return {
      kind: 'past-due',
      about: plan.pastDueSince,
      subject: 'Your payment did not go through',
      body: [
        `The payment for your ${name} plan did not go through on ${dayOf(plan.pastDueSince)}.`,
        `Everything goes on as usual until ${dayOf(graceEndOf(plan.pastDueSince)!)}. After that day your company can still read everything but change nothing, until the bill is paid.`,
      ],
      label: 'Pay the open bill',
    };
  if (plan.status === 'suspended' && plan.pastDueSince)
    return {
      kind: 'suspended',
      about: plan.pastDueSince,
      subject: 'Your plan is suspended',
      body: [
        `The bill for your ${name} plan has been open since ${dayOf(plan.pastDueSince)}, so the plan is suspended: everything can be read, nothing can be changed.`,
        'As soon as the bill is paid, everything works again.',
      ],
      label: 'Pay the open bill',
    };
  if (plan.status === 'cancelled' && plan.cancelledAt)
    return {
      kind: 'cancelled',
      about: plan.cancelledAt,
      subject: 'Your plan has ended',
      body: [
        `Your ${name} plan ended on ${dayOf(plan.cancelledAt)}. Nothing more is charged.`,
        'Your company can still read everything. To work with it again, choose a plan.',
      ],
      label: 'Choose a plan',
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
  const price = `${await dollarsFor(tx, customer, plan.amountCents)} plus tax where it applies`;
  await write(tx, customer, {
    subject: `Your plan renews on ${dayOf(end)}`,
    body: [
      `Your ${tierFacts[plan.tier].name} plan renews by itself on ${dayOf(end)} for another ${plan.billingInterval === 'yearly' ? 'year' : 'month'} at ${price}.`,
      'You can change or cancel it online until then; it then ends with the period that is paid.',
    ],
    button: { label: 'See or change the plan', href: billingPage(publicUrl) },
  });
  await notifyPayer({ tx, emit }, customer, {
    key: `plan.renews:${plan.id}:${end.getTime()}:${days}`,
    title: `Your next bill is due on ${dayOf(end)}`,
    body: `Your ${tierFacts[plan.tier].name} plan renews at ${price}.`,
  });
  return true;
}

/** A customer's address counts as a stranger's until its owner has confirmed it. */
async function write(
  tx: EmailContext['tx'],
  { ownerId, email }: Customer,
  words: Omit<Words, 'to' | 'reason'>,
): Promise<void> {
  const [owner] = await tx
    .select()
    .from(people)
    .where(eq(people.id, ownerId ?? 0));
  const isTheirs = owner?.emailVerified && owner.email === email;
  await queueEmail(tx, renderEmail({ ...words, to: email, reason }), isTheirs ? 'trusted' : 'stranger');
}

async function once(tx: EmailContext['tx'], subscriptionId: number, kind: string, periodEnd: Date): Promise<boolean> {
  const sent = await tx
    .insert(reminders)
    .values({ subscriptionId, kind, periodEnd })
    .onConflictDoNothing()
    .returning({ id: reminders.id });
  return sent.length > 0;
}

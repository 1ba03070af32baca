import type { Email } from '../../../foundation/mail.ts';
import { token } from '../../../foundation/registry.ts';
import { renderEmail, type Words } from '../../../foundation/render-email.ts';
import { exactMoney, money } from '../../../foundation/viewer.ts';

/** States why the person receives the email. */
const asAgent = (company: string) => `You get this letter because you are an agent of ${company} at Lintel.`;
const asClient = (company: string) => `You get this letter because your agent at Lintel was with ${company}.`;

const kinds = { real_estate: 'real estate agent', mortgage: 'mortgage agent' } as const;

export const priceAMonth = (cents: number): string =>
  `${(cents % 100 === 0 ? money : exactMoney)(cents, 'USD')} a month`;

const day = (at: Date): string =>
  at.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

interface To {
  to: string;
  company: string;
}

export type ResellerEmails = ReturnType<typeof createResellerEmails>;
export const resellerEmailsToken = token<ResellerEmails>('emails of companies');

/** Emails to a company's agents and to their clients. */
export function createResellerEmails(publicUrl: string) {
  const desk = { label: 'Open your desk', href: `${publicUrl}/agent-dashboard` };
  const compose = ({ to, company }: To, subject: string, body: string[], button?: Words['button']): Email =>
    renderEmail({ to, subject, body, reason: asAgent(company), ...(button ? { button } : {}) });
  const noteOf = (reason: string | undefined) => (reason ? [`Their words: ${reason}`] : []);

  return {
    invitation: (about: To & Invited) => invitationEmail(publicUrl, about),
    accepted: (about: To & { priceCents: number | null }) =>
      compose(
        about,
        `${about.company} took you in`,
        [
          `You are now an active agent of ${about.company}. Buyers reach you as soon as your licence is verified.`,
          ...(about.priceCents === null
            ? []
            : [`Your price with ${about.company} is ${priceAMonth(about.priceCents)}.`]),
        ],
        desk,
      ),
    rejected: (about: To & { reason: string | undefined }) =>
      compose(about, `${about.company} did not take you in`, [
        `${about.company} declined your sign-up as its agent.`,
        ...noteOf(about.reason),
        'Your account stays. If you think this is a mistake, write to the company; it can invite you again.',
      ]),
    suspended: (about: To & { reason: string | undefined }) =>
      compose(about, `Your work with ${about.company} is suspended`, [
        `${about.company} suspended your access. You are signed out everywhere, your codes take no buyers, and no new buyers come to you until it ends.`,
        ...noteOf(about.reason),
      ]),
    reactivated: (about: To) =>
      compose(about, `You work with ${about.company} again`, [`${about.company} ended your suspension.`], desk),
    priceChanged: (about: To & { beforeCents: number | null; afterCents: number }) =>
      compose(
        about,
        `Your price with ${about.company} has changed`,
        [
          about.beforeCents === null
            ? `Your price with ${about.company} is now ${priceAMonth(about.afterCents)}.`
            : `Your price with ${about.company} is now ${priceAMonth(about.afterCents)}; it was ${priceAMonth(about.beforeCents)}.`,
          'If this was not agreed with you, write to the company.',
        ],
        desk,
      ),
    letGo: (about: To & { clients: number }) =>
      compose(about, `You no longer work with ${about.company}`, [
        `${about.company} ended your membership. You are signed out everywhere and your codes are switched off.`,
        `Your clients at Lintel (${about.clients}) stay with ${about.company} and were told.`,
        'If this is a mistake, the company can invite you again.',
      ]),
    takesOver: (about: To & { clients: number; from: string }) =>
      compose(
        about,
        about.clients === 1 ? 'A client comes to you' : `${about.clients} clients come to you`,
        [
          `${about.from} has left ${about.company}. Their clients (${about.clients}) are now yours, and were told so. Please get in touch with them.`,
        ],
        desk,
      ),
    clientMoved: (about: To & { from: string; next: string | null }) =>
      renderEmail({
        to: about.to,
        subject: about.next ? `${about.next} is your agent now` : 'Your agent has left',
        body: [
          about.next
            ? `${about.from} no longer works with ${about.company}. ${about.next}, of the same company, has taken over.`
            : `${about.from} no longer works with ${about.company}. You have no agent now.`,
          'Nothing else has changed: your account and all that you keep in it stay as they are.',
        ],
        button: { label: 'Open Lintel', href: `${publicUrl}/dashboard` },
        reason: asClient(about.company),
      }),
  };
}

export interface Invited {
  agentType: keyof typeof kinds;
  priceCents: number | null;
  token: string;
  expiresAt: Date;
  /** True for a former agent of the company who has an account. */
  again: boolean;
}

function invitationEmail(
  publicUrl: string,
  { to, company, agentType, priceCents, token, expiresAt, again }: To & Invited,
) {
  const path = again ? '/rejoin' : '/agent-signup';
  return renderEmail({
    to,
    subject: again ? `${company} invites you back` : `${company} invites you to Lintel`,
    body: [
      `${company} invites you to ${again ? 'come back' : 'join'} as a ${kinds[agentType]}.`,
      priceCents === null
        ? `The company has set no price for you yet; ask it what it charges before you ${again ? 'come back' : 'join'}.`
        : `Its price for you is ${priceAMonth(priceCents)}, paid to the company.`,
      `The invitation holds until ${day(expiresAt)} and can be used once.`,
    ],
    button: {
      label: again ? 'Come back' : 'Join as an agent',
      href: `${publicUrl}${path}?invitation=${encodeURIComponent(token)}`,
    },
    reason: `You get this letter because ${company} entered your address to invite you. If you do not know the company, do nothing.`,
  });
}

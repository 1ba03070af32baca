import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Email } from '../../platform/email/mail.ts';
import { renderEmail, type Words } from '../../platform/email/render-email.ts';
import { token } from '../../platform/serve/registry.ts';
import { exactMoney, money } from '../../platform/serve/viewer.ts';

/** States why the person receives the email. */
const asAgent = (company: string) => m.network__youre_receiving_this_email_because({ company });
const asClient = (company: string) => m.network__youre_receiving_this_email_because_5({ company });

const kinds = texts({ real_estate: m.network__real_estate_agent_2, mortgage: m.network__mortgage_agent_2 });

export const priceAMonth = (cents: number): string =>
  m.network__a_month_4({ cents: (cents % 100 === 0 ? money : exactMoney)(cents, 'USD') });

const day = (at: Date): string =>
  at.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

interface To {
  to: string;
  company: string;
}

export type CompanyEmails = ReturnType<typeof createCompanyEmails>;
export const companyEmailsToken = token<CompanyEmails>('emails of companies');

/** Emails to a company's agents and to their clients. */
export function createCompanyEmails(publicUrl: string) {
  const desk = { label: m.network__open_your_dashboard(), href: `${publicUrl}/agent-dashboard` };
  const compose = ({ to, company }: To, subject: string, body: string[], button?: Words['button']): Email =>
    renderEmail({ to, subject, body, reason: asAgent(company), ...(button ? { button } : {}) });
  const noteOf = (reason: string | undefined) => (reason ? [m.network__they_wrote({ reason })] : []);

  return {
    invitation: (about: To & Invited) => invitationEmail(publicUrl, about),
    accepted: (about: To & { priceCents: number | null }) =>
      compose(
        about,
        m.network__accepted_you({ company: about.company }),
        [
          m.network__youre_now_an_active_agent({ company: about.company }),
          ...(about.priceCents === null
            ? []
            : [m.network__your_price_with_is({ company: about.company, priceCents: priceAMonth(about.priceCents) })]),
        ],
        desk,
      ),
    rejected: (about: To & { reason: string | undefined }) =>
      compose(about, m.network__didnt_accept_you({ company: about.company }), [
        m.network__declined_your_request_to_join({ company: about.company }),
        ...noteOf(about.reason),
        m.network__you_keep_your_account_if(),
      ]),
    suspended: (about: To & { reason: string | undefined }) =>
      compose(about, m.network__your_work_with_is_suspended({ company: about.company }), [
        m.network__suspended_your_access_youve_been({ company: about.company }),
        ...noteOf(about.reason),
      ]),
    reactivated: (about: To) =>
      compose(
        about,
        m.network__youre_working_with_again({ company: about.company }),
        [m.network__ended_your_suspension({ company: about.company })],
        desk,
      ),
    priceChanged: (about: To & { beforeCents: number | null; afterCents: number }) =>
      compose(
        about,
        m.network__your_price_with_has_changed({ company: about.company }),
        [
          about.beforeCents === null
            ? m.network__your_price_with_is_now({ company: about.company, afterCents: priceAMonth(about.afterCents) })
            : m.network__your_price_with_is_now_2({
                company: about.company,
                afterCents: priceAMonth(about.afterCents),
                beforeCents: priceAMonth(about.beforeCents),
              }),
          m.network__if_you_didnt_agree_to(),
        ],
        desk,
      ),
    letGo: (about: To & { clients: number }) =>
      compose(about, m.network__you_no_longer_work_with({ company: about.company }), [
        m.network__removed_you_from_its_team({ company: about.company }),
        m.network__your_clients_on_lintel_stay({ clients: about.clients, company: about.company }),
        m.network__if_this_is_a_mistake_2(),
      ]),
    takesOver: (about: To & { clients: number; from: string }) =>
      compose(
        about,
        about.clients === 1
          ? m.network__you_have_a_new_client()
          : m.network__you_have_new_clients({ clients: about.clients }),
        [m.network__has_left_their_clients_are({ from: about.from, company: about.company, clients: about.clients })],
        desk,
      ),
    clientMoved: (about: To & { from: string; next: string | null }) =>
      renderEmail({
        to: about.to,
        subject: about.next ? m.network__is_your_agent_now({ next: about.next }) : m.network__your_agent_has_left(),
        body: [
          about.next
            ? m.network__no_longer_works_with_from({ from: about.from, company: about.company, next: about.next })
            : m.network__no_longer_works_with_you_2({ from: about.from, company: about.company }),
          m.network__nothing_else_has_changed_your(),
        ],
        button: { label: m.network__open_lintel(), href: `${publicUrl}/dashboard` },
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
    subject: again ? m.network__invites_you_to_rejoin({ company }) : m.network__invites_you_to_lintel({ company }),
    body: [
      m.network__invites_you_to_as_a({
        company,
        value: again ? m.network__rejoin_2() : 'join',
        kinds: kinds[agentType],
      }),
      priceCents === null
        ? m.network__the_company_hasnt_set_a({ value: again ? m.network__rejoin_2() : 'join' })
        : m.network__your_price_is_paid_to({ priceCents: priceAMonth(priceCents) }),
      m.network__the_invitation_is_valid_until({ expiresAt: day(expiresAt) }),
    ],
    button: {
      label: again ? m.network__rejoin() : m.network__join_as_an_agent(),
      href: `${publicUrl}${path}?invitation=${encodeURIComponent(token)}`,
    },
    reason: m.network__youre_receiving_this_email_because_6({ company }),
  });
}

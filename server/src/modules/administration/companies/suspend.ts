import { m } from '@lintel/messages';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { setSuspension } from '../../companies/index.ts';
import { wholesalerEmailsToken } from '../emails.ts';
import { companyReviewContract as contract } from './contract.ts';
import { lockedCompany, peopleOf } from './people-of.ts';

/** Every operation of a company and its agents checks `suspendedAt`, so their work stops with the commit. */
export const suspend = serve(contract.suspend, {
  access: wholesaler,
  writes: true,
  async run({ input: { id, reason }, tx, audit, resolve }) {
    const company = await lockedCompany(tx, id);
    if (company.suspendedAt) throw conflict(m.network__this_company_is_already_suspended());
    const suspendedAt = new Date();
    await setSuspension(tx, id, { suspendedAt, suspensionReason: reason });
    await audit({ action: 'reseller.suspended', object: `reseller:${id}`, details: { reason } });
    const emails = resolve(wholesalerEmailsToken);
    const { owners, agents } = await peopleOf(tx, company);
    for (const to of owners)
      await queueEmail(tx, emails.companySuspended({ to, company: company.companyName, reason }), 'trusted');
    for (const to of agents) await queueEmail(tx, emails.workStopped({ to, company: company.companyName }), 'trusted');
    return { id, suspendedAt: suspendedAt.toISOString() };
  },
});

export const reactivate = serve(contract.reactivate, {
  access: wholesaler,
  writes: true,
  async run({ input: { id }, tx, audit, resolve }) {
    const company = await lockedCompany(tx, id);
    if (!company.suspendedAt) throw conflict(m.network__this_company_isnt_suspended());
    await setSuspension(tx, id, { suspendedAt: null, suspensionReason: null });
    const { suspendedAt, suspensionReason } = company;
    await audit({
      action: 'reseller.reactivated',
      object: `reseller:${id}`,
      details: { suspendedAt, suspensionReason },
    });
    const emails = resolve(wholesalerEmailsToken);
    const { owners, agents } = await peopleOf(tx, company);
    for (const to of owners)
      await queueEmail(tx, emails.companyReactivated({ to, company: company.companyName, owner: true }), 'trusted');
    for (const to of agents)
      await queueEmail(tx, emails.companyReactivated({ to, company: company.companyName, owner: false }), 'trusted');
    return { id, suspendedAt: null };
  },
});

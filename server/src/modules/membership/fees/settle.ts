import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myWorkingCompany } from '../../companies/index.ts';
import { feeCharges } from '../tables.ts';
import { feesContract as contract } from './contract.ts';
import { book, type Charge } from './ledger.ts';
import { companyFees } from './rows.ts';

export const paid = serve(contract.paid, {
  access: myWorkingCompany,
  writes: true,
  async run({ input, subject: company, tx, audit }) {
    const now = new Date();
    const paidOn = input.paidOn ?? now.toISOString().slice(0, 10);
    if (paidOn > now.toISOString().slice(0, 10)) throw invalid('paidOn', m.network__must_not_be_in_the());
    const charge = await chargeToChange(tx, company.id, input.id, 'open');
    await tx.update(feeCharges).set({ status: 'paid', paidOn }).where(eq(feeCharges.id, charge.id));
    await book(tx, charge, 'paid', now);
    await audit({ action: 'fee.paid', object: `fee:${charge.id}`, details: { ...factsOf(charge), paidOn } });
    return companyFees(tx, company.id).one(charge.id);
  },
});

export const unpaid = serve(contract.unpaid, {
  access: myWorkingCompany,
  writes: true,
  async run({ input, subject: company, tx, audit }) {
    const charge = await chargeToChange(tx, company.id, input.id, 'paid');
    await tx.update(feeCharges).set({ status: 'open', paidOn: null }).where(eq(feeCharges.id, charge.id));
    await book(tx, charge, 'payment_taken_back', new Date());
    await audit({
      action: 'fee.payment_taken_back',
      object: `fee:${charge.id}`,
      details: { ...factsOf(charge), paidOn: charge.paidOn },
    });
    return companyFees(tx, company.id).one(charge.id);
  },
});

export const declareVoid = serve(contract.void, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id, reason }, subject: company, tx, audit }) {
    const charge = await chargeToChange(tx, company.id, id, 'open');
    await tx.update(feeCharges).set({ status: 'void', voidReason: reason }).where(eq(feeCharges.id, charge.id));
    await book(tx, charge, 'voided', new Date());
    await audit({ action: 'fee.voided', object: `fee:${charge.id}`, details: { ...factsOf(charge), reason } });
    return companyFees(tx, company.id).one(charge.id);
  },
});

const statusErrors = texts({
  open: m.membership__this_charge_isnt_paid_yet,
  paid: m.membership__this_charge_is_paid_undo,
  void: m.membership__this_charge_is_void,
});

/** Locks a charge of this company for a change. */
async function chargeToChange(tx: Tx, resellerId: number, id: number, from: 'open' | 'paid'): Promise<Charge> {
  const [charge] = await tx
    .select()
    .from(feeCharges)
    .where(and(eq(feeCharges.resellerId, resellerId), eq(feeCharges.id, id)))
    .for('update');
  if (!charge) throw notFound(m.network__we_couldnt_find_this_fee());
  if (charge.status !== from) throw conflict(statusErrors[charge.status]);
  return charge;
}

const factsOf = ({ resellerId, agentId, number, amountCents }: Charge) => ({
  reseller: resellerId,
  agent: agentId,
  number,
  amountCents,
});

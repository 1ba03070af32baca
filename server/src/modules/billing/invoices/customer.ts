import { eq } from 'drizzle-orm';
import { serve } from '../../../platform/serve/serve.ts';
import { payer } from '../access.ts';
import { billingContract } from '../contract.ts';
import { customers } from '../tables.ts';

/** Changes the details printed on future invoices; issued ones stay as they are. */
export const updateCustomer = serve(billingContract.updateCustomer, {
  access: payer,
  writes: true,
  async run({ input: { taxId }, subject: { customer }, tx, audit }) {
    const [after] = await tx
      .update(customers)
      .set({ taxId: taxId || null })
      .where(eq(customers.id, customer.id))
      .returning();
    if (customer.taxId !== after!.taxId)
      await audit({ action: 'customer.tax_id_changed', object: `customer:${customer.id}`, details: { taxId } });
    return after!;
  },
});

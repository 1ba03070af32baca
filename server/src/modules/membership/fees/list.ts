import { m } from '@lintel/messages';
import { csvFile } from '../../../platform/csv/csv.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../../companies/index.ts';
import { feesContract as contract } from './contract.ts';
import { companyFees } from './rows.ts';

export const list = serve(contract.list, {
  access: myCompany,
  async run({ input: { page, perPage, ...filters }, subject: company, db }) {
    const rows = companyFees(db, company.id);
    const { counts, totals } = await rows.totals(filters);
    return {
      page,
      perPage,
      total: filters.status ? counts[filters.status] : counts.open + counts.paid + counts.void,
      totals,
      months: await rows.months(),
      fees: await rows.list(filters, { limit: perPage, offset: (page - 1) * perPage }),
    };
  },
});

export const exportCsv = serve(contract.exportCsv, {
  access: myCompany,
  async run({ input, subject: company, db }) {
    return csvFile(
      'agent-fees.csv',
      [
        { head: 'Number', cell: (fee) => fee.number },
        { head: 'Month', cell: (fee) => fee.month },
        { head: 'Agent', cell: (fee) => fee.agent.name },
        { head: 'From', cell: (fee) => fee.lines[0]?.from },
        { head: 'Until', cell: (fee) => fee.lines.at(-1)?.until },
        { head: m.membership__price_a_month_usd(), cell: (fee) => fee.priceCents / 100 },
        { head: m.membership__amount_usd(), cell: (fee) => fee.amountCents / 100 },
        { head: 'Status', cell: (fee) => fee.status },
        { head: 'Issued', cell: (fee) => fee.issuedAt.slice(0, 10) },
        { head: m.membership__paid_on(), cell: (fee) => fee.paidOn },
        { head: m.membership__void_because(), cell: (fee) => fee.voidReason },
      ],
      await companyFees(db, company.id).list(input),
    );
  },
});

import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { csvFile } from '../../../platform/csv/csv.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { agentsContract as contract } from './contract.ts';
import { agentRows } from './rows.ts';

export const list = serve(contract.list, {
  access: myCompany,
  async run({ input: { page, perPage, ...filters }, subject: company, db, resolve }) {
    const rows = agentRows({ db, resolve }, company);
    const total = await rows.total(filters);
    const body = await rows.list(filters, { limit: perPage, offset: (page - 1) * perPage });
    return { headers: listHeaders(total), body };
  },
});

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
/** Types of agents in files. */
export const kinds = texts({ real_estate: m.companies__real_estate, mortgage: m.companies__mortgage });

export const exportCsv = serve(contract.exportCsv, {
  access: myCompany,
  async run({ input, subject: company, db, resolve }) {
    const rows = await agentRows({ db, resolve }, company).list(input);
    return csvFile(
      'agents.csv',
      [
        { head: m.companies__first_name(), cell: (row) => row.firstName },
        { head: m.companies__last_name(), cell: (row) => row.lastName },
        { head: 'Email', cell: (row) => row.email },
        { head: 'Phone', cell: (row) => row.phone },
        { head: 'Type', cell: (row) => kinds[row.agentType] },
        { head: 'Markets', cell: (row) => row.selectedCountries.join(', ') },
        { head: 'Status', cell: (row) => row.status },
        { head: 'Buyers', cell: (row) => row.endUserCount },
        { head: m.companies__price_a_month_usd(), cell: (row) => dollars(row.agentPricingTier) },
        { head: 'License', cell: (row) => row.license?.number },
        { head: 'Jurisdiction', cell: (row) => row.license?.jurisdiction },
        { head: m.companies__license_status(), cell: (row) => row.license?.status },
        { head: m.companies__license_ends(), cell: (row) => row.license?.expiresOn },
        { head: 'Joined', cell: (row) => row.joinedAt.slice(0, 10) },
        { head: 'Left', cell: (row) => row.leftAt?.slice(0, 10) },
      ],
      rows,
    );
  },
});

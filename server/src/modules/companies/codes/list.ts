import { m } from '@lintel/messages';
import { csvFile } from '../../../platform/csv/csv.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { publicUrlToken } from '../public-url.ts';
import { codesContract as contract } from './contract.ts';
import { codeRows } from './rows.ts';

export const list = serve(contract.list, {
  access: myCompany,
  async run({ input: { page, perPage, ...filters }, subject: company, db, resolve }) {
    const rows = codeRows(db, company, resolve(publicUrlToken));
    const total = await rows.total(filters);
    const body = await rows.list(filters, { limit: perPage, offset: (page - 1) * perPage });
    return { headers: listHeaders(total), body };
  },
});

export const exportCsv = serve(contract.exportCsv, {
  access: myCompany,
  async run({ input, subject: company, db, resolve }) {
    const rows = await codeRows(db, company, resolve(publicUrlToken)).list(input);
    return csvFile(
      'agent-codes.csv',
      [
        { head: 'Code', cell: (row) => row.code },
        { head: 'Agent', cell: (row) => row.agentName },
        { head: 'Active', cell: (row) => (row.isActive ? 'yes' : 'no') },
        { head: 'Uses', cell: (row) => row.currentUses },
        { head: m.companies__uses_at_most(), cell: (row) => row.maxUses },
        { head: 'Created', cell: (row) => row.createdAt },
        { head: 'Expires', cell: (row) => row.expiresAt },
        { head: 'Link', cell: (row) => row.link },
      ],
      rows,
    );
  },
});

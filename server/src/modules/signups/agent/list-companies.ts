import { anyone } from '../../../platform/serve/access.ts';
import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type Company, openCompanies } from '../../companies/index.ts';
import { signUpsContract } from '../contract.ts';
import type { OpenCompany } from './contract.ts';
import { joinableCompany } from './joinable-company.ts';

const PER_PAGE = 20;

export const companies = serve(signUpsContract.companies, {
  access: anyone('an agent without a code looks for a company to apply to'),
  async run({ input: { page, ...filter }, db }) {
    const { total, rows } = await openCompanies(db, filter, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
    return { headers: listHeaders(total), body: rows.map(openCompany) };
  },
});

function openCompany(row: Company): OpenCompany {
  const { resellerCode: _, ...shown } = joinableCompany(row);
  const { id, city, stateOrProvince } = row;
  return { ...shown, id, city, stateOrProvince, country: row.country === 'US' ? 'USA' : 'Canada' };
}

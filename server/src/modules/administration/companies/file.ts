import { type CsvColumn, csvFile } from '../../../platform/csv/csv.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { companyReviewContract as contract, type ResellerRow } from './contract.ts';
import { resellerRows } from './reseller-rows.ts';

/** Above any real number of companies; the file is built in memory. */
const MOST = 100_000;

export const file = serve(contract.resellersFile, {
  access: wholesaler,
  async run({ input, db }) {
    const { rows } = await resellerRows(db, input, { limit: MOST, offset: 0 });
    return csvFile('resellers.csv', columns, rows);
  },
});

const columns: CsvColumn<ResellerRow>[] = [
  { head: 'Id', cell: ({ id }) => id },
  { head: 'Company', cell: ({ companyName }) => companyName },
  { head: 'Contact', cell: ({ contactPersonName }) => contactPersonName },
  { head: 'E-mail', cell: ({ email }) => email },
  { head: 'Country', cell: ({ country }) => country },
  { head: 'State or province', cell: ({ stateOrProvince }) => stateOrProvince },
  { head: 'City', cell: ({ city }) => city },
  { head: 'Licence', cell: ({ licenseNumber }) => licenseNumber },
  { head: 'Licence state', cell: ({ verification }) => verification },
  { head: 'Agents', cell: ({ currentAgentCount }) => currentAgentCount },
  { head: 'Plan', cell: ({ subscriptionTier }) => subscriptionTier },
  { head: 'Plan state', cell: ({ subscriptionStatus }) => subscriptionStatus },
  { head: 'Suspended at', cell: ({ suspendedAt }) => suspendedAt },
  { head: 'Joined at', cell: ({ createdAt }) => createdAt },
];

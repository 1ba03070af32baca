import { m } from '@lintel/messages';
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
  {
    get head() {
      return m.administration__id();
    },
    cell: ({ id }) => id,
  },
  {
    get head() {
      return m.administration__company();
    },
    cell: ({ companyName }) => companyName,
  },
  {
    get head() {
      return m.administration__contact();
    },
    cell: ({ contactPersonName }) => contactPersonName,
  },
  {
    get head() {
      return m.administration__e_mail();
    },
    cell: ({ email }) => email,
  },
  {
    get head() {
      return m.administration__country();
    },
    cell: ({ country }) => country,
  },
  {
    get head() {
      return m.administration__state_or_province();
    },
    cell: ({ stateOrProvince }) => stateOrProvince,
  },
  {
    get head() {
      return m.administration__city();
    },
    cell: ({ city }) => city,
  },
  {
    get head() {
      return m.administration__license_column();
    },
    cell: ({ licenseNumber }) => licenseNumber,
  },
  {
    get head() {
      return m.administration__license_status();
    },
    cell: ({ verification }) => verification,
  },
  {
    get head() {
      return m.administration__agents();
    },
    cell: ({ currentAgentCount }) => currentAgentCount,
  },
  {
    get head() {
      return m.administration__plan();
    },
    cell: ({ subscriptionTier }) => subscriptionTier,
  },
  {
    get head() {
      return m.administration__plan_status();
    },
    cell: ({ subscriptionStatus }) => subscriptionStatus,
  },
  {
    get head() {
      return m.administration__suspended_at();
    },
    cell: ({ suspendedAt }) => suspendedAt,
  },
  {
    get head() {
      return m.administration__joined_at();
    },
    cell: ({ createdAt }) => createdAt,
  },
];

import { listHeaders } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { companyReviewContract as contract } from './contract.ts';
import { resellerRows } from './reseller-rows.ts';

export const list = serve(contract.resellers, {
  access: wholesaler,
  async run({ input: { page, limit, ...filter }, db }) {
    const { total, rows } = await resellerRows(db, filter, { limit, offset: (page - 1) * limit });
    const next = { path: '/api/wholesaler/resellers', query: { ...filter, limit, page: page + 1 } };
    return { headers: listHeaders(total, page * limit < total ? next : undefined), body: rows };
  },
});

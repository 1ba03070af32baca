import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { companyReviewContract as contract } from './contract.ts';
import { resellerRows } from './reseller-rows.ts';

export const list = serve(contract.resellers, {
  access: wholesaler,
  async run({ input: { page, limit, ...filter }, db }) {
    const { total, rows } = await resellerRows(db, filter, { limit, offset: (page - 1) * limit });
    const headers: Record<string, string> = { 'x-total-count': String(total) };
    if (page * limit < total) {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...filter, limit, page: page + 1 }))
        if (value !== undefined) next.set(name, String(value));
      headers.link = `</api/wholesaler/resellers?${next}>; rel="next"`;
    }
    return { headers, body: rows };
  },
});

import { queryOptions } from '@tanstack/react-query';
import { callReseller, companyKey } from '../../companies/index.ts';

/** An agent's membership in a company, as the agent sees it. */
export const membershipQuery = queryOptions({
  queryKey: [...companyKey, 'membership'],
  queryFn: () => callReseller((reseller) => reseller.membership()),
});

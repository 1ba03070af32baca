import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

const myLicensesKey = ['licenses'];

export const myLicensesQuery = queryOptions({
  queryKey: myLicensesKey,
  queryFn: () => callApi((api) => api.network.appeals.myLicenses()),
});

import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../wire/client.ts';

const myLicensesKey = ['licenses'];

export const myLicensesQuery = queryOptions({
  queryKey: myLicensesKey,
  queryFn: () => ask((api) => api.network.appeals.myLicenses()),
});

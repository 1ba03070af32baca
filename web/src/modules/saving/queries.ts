import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { filterOf, type SavedState } from './homes/saved-state.ts';

export const fetchSavedPage = (state: SavedState) => callApi((api) => api.saving.page(filterOf(state)));
export type SavedPageAnswer = Awaited<ReturnType<typeof fetchSavedPage>>;
export type SavedHome = SavedPageAnswer['items'][number];

export const savedKey = ['saved'] as const;

export const savedPageQuery = (state: SavedState) =>
  queryOptions({
    queryKey: [...savedKey, 'page', filterOf(state)],
    queryFn: () => fetchSavedPage(state),
    placeholderData: keepPreviousData,
  });

export const fetchSharedList = () => callApi((api) => api.saving.sharing.get({}));
export type SharedListAnswer = Awaited<ReturnType<typeof fetchSharedList>>;

export const sharedListQuery = queryOptions({ queryKey: [...savedKey, 'shared-list'], queryFn: fetchSharedList });

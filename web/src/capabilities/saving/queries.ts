import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../wire/client.ts';
import { filterOf, type SavedState } from './homes/saved-state.ts';

export const askSavedPage = (state: SavedState) => ask((api) => api.saving.page(filterOf(state)));
export type SavedPageAnswer = Awaited<ReturnType<typeof askSavedPage>>;
export type SavedHome = SavedPageAnswer['items'][number];

export const savedKey = ['saved'] as const;

export const savedPageQuery = (state: SavedState) =>
  queryOptions({
    queryKey: [...savedKey, 'page', filterOf(state)],
    queryFn: () => askSavedPage(state),
    placeholderData: keepPreviousData,
  });

export const askSharedList = () => ask((api) => api.saving.sharing.get({}));
export type SharedListAnswer = Awaited<ReturnType<typeof askSharedList>>;

export const sharedListQuery = queryOptions({ queryKey: [...savedKey, 'shared-list'], queryFn: askSharedList });

import { queryOptions } from '@tanstack/react-query';
import {
  fetchChecklist,
  fetchDocument,
  fetchDocuments,
  fetchGrants,
  fetchRecipients,
  fetchRemoved,
  fetchShared,
  fetchUnfinished,
  fetchViews,
} from './calls.ts';
import type { DocumentsState } from './paths.ts';

/** Common key prefix: changing a document invalidates all of these queries. */
export const documentsKey = ['documents'] as const;

export const documentsQuery = queryOptions({ queryKey: [...documentsKey, 'own'], queryFn: fetchDocuments });
export const removedQuery = queryOptions({ queryKey: [...documentsKey, 'removed'], queryFn: fetchRemoved });
export const checklistQuery = queryOptions({ queryKey: [...documentsKey, 'checklist'], queryFn: fetchChecklist });
export const unfinishedQuery = queryOptions({ queryKey: [...documentsKey, 'unfinished'], queryFn: fetchUnfinished });
export const grantsQuery = queryOptions({ queryKey: [...documentsKey, 'grants'], queryFn: fetchGrants });
export const recipientsQuery = queryOptions({ queryKey: [...documentsKey, 'recipients'], queryFn: fetchRecipients });

export const documentQuery = (id: number) =>
  queryOptions({ queryKey: [...documentsKey, 'paper', id], queryFn: () => fetchDocument(id) });
export const viewsQuery = (id: number) =>
  queryOptions({ queryKey: [...documentsKey, 'views', id], queryFn: () => fetchViews(id) });
export const sharedQuery = (shown: DocumentsState, page: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'shared', shown.client, shown.status, page],
    queryFn: () => fetchShared(shown, page),
  });

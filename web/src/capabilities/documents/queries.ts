import { queryOptions } from '@tanstack/react-query';
import {
  askChecklist,
  askDocument,
  askDocuments,
  askGrants,
  askRecipients,
  askRemoved,
  askShared,
  askUnfinished,
  askViews,
} from './calls.ts';
import type { DocumentsState } from './paths.ts';

/** Common key prefix: changing a document invalidates all of these queries. */
export const documentsKey = ['documents'] as const;

export const documentsQuery = queryOptions({ queryKey: [...documentsKey, 'own'], queryFn: askDocuments });
export const removedQuery = queryOptions({ queryKey: [...documentsKey, 'removed'], queryFn: askRemoved });
export const checklistQuery = queryOptions({ queryKey: [...documentsKey, 'checklist'], queryFn: askChecklist });
export const unfinishedQuery = queryOptions({ queryKey: [...documentsKey, 'unfinished'], queryFn: askUnfinished });
export const grantsQuery = queryOptions({ queryKey: [...documentsKey, 'grants'], queryFn: askGrants });
export const recipientsQuery = queryOptions({ queryKey: [...documentsKey, 'recipients'], queryFn: askRecipients });

export const documentQuery = (id: number) =>
  queryOptions({ queryKey: [...documentsKey, 'paper', id], queryFn: () => askDocument(id) });
export const viewsQuery = (id: number) =>
  queryOptions({ queryKey: [...documentsKey, 'views', id], queryFn: () => askViews(id) });
export const sharedQuery = (shown: DocumentsState, page: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'shared', shown.client, shown.status, page],
    queryFn: () => askShared(shown, page),
  });

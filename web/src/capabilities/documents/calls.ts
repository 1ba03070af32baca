import type { ChecklistProfile, DocumentCategory, NewGrant } from '@lintel/server/documents';
import { ask } from '../../wire/client.ts';
import type { DocumentsState } from './paths.ts';

export const askDocuments = () => ask((api) => api.documents.list({}));
export const askRemoved = () => ask((api) => api.documents.list({ removed: 'true' }));
export const askDocument = (id: number) => ask((api) => api.documents.get({ id }));
export const askChecklist = () => ask((api) => api.documents.checklist());
export const askUnfinished = () => ask((api) => api.documents.uploads());
export const askViews = (id: number) => ask((api) => api.documents.views({ id }));
export const askGrants = () => ask((api) => api.documents.grants());
export const askRecipients = () => ask((api) => api.documents.recipients());

export const askShared = ({ client, status }: DocumentsState, page: number) =>
  ask((api) => api.documents.shared({ page, ...(client ? { ownerId: client } : {}), ...(status ? { status } : {}) }));

export const sendProfile = (profile: ChecklistProfile) => ask((api) => api.documents.changeChecklistProfile(profile));
export const renameDocument = (id: number, fileName: string) => ask((api) => api.documents.change({ id, fileName }));
export const recategorize = (id: number, category: DocumentCategory) =>
  ask((api) => api.documents.change({ id, category }));
export const removeDocument = (id: number) => ask((api) => api.documents.remove({ id }));
export const restoreDocument = (id: number) => ask((api) => api.documents.restore({ id }));

export const share = (grant: NewGrant) => ask((api) => api.documents.grant(grant));
export const endSharing = (id: number) => ask((api) => api.documents.revoke({ id }));

/** Opens a document. Opening another person's document is recorded for its owner. */
export const openDocument = (id: number, as: 'preview' | 'download', version?: number) =>
  ask((api) => api.documents.open({ id, as, ...(version ? { version } : {}) }));

export const approve = (id: number, version: number) =>
  ask((api) => api.documents.review({ id, version, decision: 'approved' }));
export const sendBack = (id: number, version: number, reason: string) =>
  ask((api) => api.documents.review({ id, version, decision: 'rejected', reason }));

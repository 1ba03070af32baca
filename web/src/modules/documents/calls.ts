import type { ChecklistProfile, DocumentCategory, NewGrant } from '@lintel/server/documents';
import { callApi } from '../../api/client.ts';
import type { DocumentsState } from './paths.ts';

export const fetchDocuments = () => callApi((api) => api.documents.list({}));
export const fetchRemoved = () => callApi((api) => api.documents.list({ removed: 'true' }));
export const fetchDocument = (id: number) => callApi((api) => api.documents.get({ id }));
export const fetchChecklist = () => callApi((api) => api.documents.checklist());
export const fetchUnfinished = () => callApi((api) => api.documents.uploads());
export const fetchViews = (id: number) => callApi((api) => api.documents.views({ id }));
export const fetchGrants = () => callApi((api) => api.documents.grants());
export const fetchRecipients = () => callApi((api) => api.documents.recipients());

export const fetchShared = ({ client, status }: DocumentsState, page: number) =>
  callApi((api) =>
    api.documents.shared({ page, ...(client ? { ownerId: client } : {}), ...(status ? { status } : {}) }),
  );

export const sendProfile = (profile: ChecklistProfile) =>
  callApi((api) => api.documents.changeChecklistProfile(profile));
export const renameDocument = (id: number, fileName: string) =>
  callApi((api) => api.documents.change({ id, fileName }));
export const recategorize = (id: number, category: DocumentCategory) =>
  callApi((api) => api.documents.change({ id, category }));
export const removeDocument = (id: number) => callApi((api) => api.documents.remove({ id }));
export const restoreDocument = (id: number) => callApi((api) => api.documents.restore({ id }));

export const share = (grant: NewGrant) => callApi((api) => api.documents.grant(grant));
export const endSharing = (id: number) => callApi((api) => api.documents.revoke({ id }));

/** Opens a document. Opening another person's document is recorded for its owner. */
export const openDocument = (id: number, as: 'preview' | 'download', version?: number) =>
  callApi((api) => api.documents.open({ id, as, ...(version ? { version } : {}) }));

export const approve = (id: number, version: number) =>
  callApi((api) => api.documents.review({ id, version, decision: 'approved' }));
export const sendBack = (id: number, version: number, reason: string) =>
  callApi((api) => api.documents.review({ id, version, decision: 'rejected', reason }));

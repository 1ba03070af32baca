import { readId } from '../../api/id.ts';
import { writeSearchParams } from '../../api/search-params.ts';

/** Page state: the open document, or for reviewers a client or a status filter. */
export interface DocumentsState {
  paper?: number;
  client?: number;
  status?: 'pending' | 'approved' | 'rejected';
}

export const documentsPath = (shown: DocumentsState = {}): string => `/documents${writeSearchParams({ ...shown })}`;

const statuses = ['pending', 'approved', 'rejected'] as const;

export function readDocumentsState({ paper, client, status }: Record<string, unknown>): DocumentsState {
  const read = { paper: readId(paper), client: readId(client), status: statuses.find((one) => one === status) };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** All of the person's documents in one file. A server URL, which the browser downloads. */
export const archivePath = '/api/documents/archive';

import { writeSearchParams } from '../../wire/search-params.ts';

/** What the page shows beside itself: one paper opened, or for reviewers one client or one kind of state. */
export interface DocumentsState {
  paper?: number;
  client?: number;
  status?: 'pending' | 'approved' | 'rejected';
}

export const documentsPath = (shown: DocumentsState = {}): string => `/documents${writeSearchParams({ ...shown })}`;

const statuses = ['pending', 'approved', 'rejected'] as const;
const isId = (value: unknown): boolean => /^[1-9]\d{0,9}$/.test(String(value));

export function readDocumentsState({ paper, client, status }: Record<string, unknown>): DocumentsState {
  const known = statuses.find((one) => one === status);
  return {
    ...(isId(paper) ? { paper: Number(paper) } : {}),
    ...(isId(client) ? { client: Number(client) } : {}),
    ...(known ? { status: known } : {}),
  };
}

/** All of one's papers in one file. An address of the server: a browser saves what is there. */
export const archivePath = '/api/documents/archive';

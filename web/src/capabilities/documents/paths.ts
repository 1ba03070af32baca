import { readId } from '../../wire/id.ts';
import { writeSearchParams } from '../../wire/search-params.ts';

/** What the page shows beside itself: one paper opened, or for reviewers one client or one kind of state. */
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

/** All of one's papers in one file. An address of the server: a browser saves what is there. */
export const archivePath = '/api/documents/archive';

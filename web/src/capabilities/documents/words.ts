import type { DocumentCategory, DocumentStatus } from '@lintel/server/documents';

/** `0 Bytes`, `512 Bytes`, `1.5 KB`, `2.25 MB`, `1 GB`: the specification's units, of 1,024, with at most two decimals. */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${units[power]}`;
}
const units = ['Bytes', 'KB', 'MB', 'GB'];

interface State {
  label: string;
  tone: 'info' | 'good' | 'warning' | 'danger' | 'plain';
}

const states: Readonly<Record<DocumentStatus, State>> = {
  pending: { label: 'Under Review', tone: 'info' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Needs Attention', tone: 'danger' },
};
const unknown: State = { label: 'Unknown', tone: 'plain' };

export const stateOf = (status: string): State => states[status as DocumentStatus] ?? unknown;

const steps: Readonly<Record<string, State>> = {
  completed: { label: 'Completed', tone: 'good' },
  in_progress: { label: 'In Progress', tone: 'info' },
  not_started: { label: 'Not Started', tone: 'plain' },
};

/** Of an item of the checklist; anything that is not known says so. */
export const stepOf = (status: string): State => steps[status] ?? unknown;

/** The words of the contract for kinds of papers stand here too: it is not fetched for a few labels. */
export const categoryNames: Readonly<Record<DocumentCategory, string>> = {
  pre_approval: 'Pre-approval letter',
  pay_stubs: 'Pay stubs',
  bank_statements: 'Bank statements',
  id: 'Identification',
  tax_returns: 'Tax returns',
  employment: 'Employment',
  income: 'Other income',
  assets: 'Other assets',
  gift: 'Gift letter',
  credit: 'Debts and credit',
  military: 'Military service',
  property: 'The home',
  insurance: 'Insurance',
  agreement: 'Agreements',
  other: 'Other',
};

export const categoryOptions = (Object.keys(categoryNames) as DocumentCategory[]).map((value) => ({
  value,
  label: categoryNames[value],
}));

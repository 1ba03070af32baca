import { m } from '@lintel/messages';
import type { DocumentCategory, DocumentStatus } from '@lintel/server/documents';

/**
 * Formats `0 Bytes`, `512 Bytes`, `1.5 KB`, `2.25 MB`, `1 GB`: the specification's units of 1,024 with at most two
 * decimals.
 */
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
  pending: {
    get label() {
      return m.documents__under_review();
    },
    tone: 'info',
  },
  approved: {
    get label() {
      return m.documents__approved();
    },
    tone: 'good',
  },
  rejected: {
    get label() {
      return m.documents__needs_attention();
    },
    tone: 'danger',
  },
};
const unknown: State = {
  get label() {
    return m.documents__unknown();
  },
  tone: 'plain',
};

export const stateOf = (status: string): State => states[status as DocumentStatus] ?? unknown;

const steps: Readonly<Record<string, State>> = {
  completed: {
    get label() {
      return m.documents__completed();
    },
    tone: 'good',
  },
  in_progress: {
    get label() {
      return m.documents__in_progress();
    },
    tone: 'info',
  },
  not_started: {
    get label() {
      return m.documents__not_started();
    },
    tone: 'plain',
  },
};

/** State of a checklist item. Unknown statuses are shown as unknown. */
export const stepOf = (status: string): State => steps[status] ?? unknown;

/** Category labels are repeated from the contract, which would be too large to load for a few labels. */
export const categoryNames: Readonly<Record<DocumentCategory, string>> = {
  get pre_approval() {
    return m.documents__pre_approval_letter();
  },
  get pay_stubs() {
    return m.documents__pay_stubs();
  },
  get bank_statements() {
    return m.documents__bank_statements();
  },
  id: 'Identification',
  get tax_returns() {
    return m.documents__tax_returns();
  },
  get employment() {
    return m.documents__employment();
  },
  get income() {
    return m.documents__other_income();
  },
  get assets() {
    return m.documents__other_assets();
  },
  get gift() {
    return m.documents__gift_letter();
  },
  get credit() {
    return m.documents__debts_and_credit();
  },
  get military() {
    return m.documents__military_service();
  },
  property: 'The home',
  get insurance() {
    return m.documents__insurance();
  },
  get agreement() {
    return m.documents__agreements();
  },
  get other() {
    return m.documents__other();
  },
};

export const categoryOptions = (Object.keys(categoryNames) as DocumentCategory[]).map((value) => ({
  value,
  label: categoryNames[value],
}));

import type { JourneyStep } from '../progress/contract.ts';
import type { Facts } from '../progress/facts.ts';
import type { Progress } from '../progress/fold.ts';
import type { NextStep } from './contract.ts';

export type Made = Omit<NextStep, 'overdue' | 'dueOn'> & { dueOn?: string | null };

/** The facts from which next steps are derived. */
export interface Situation {
  now: Date;
  facts: Facts;
  progress: Progress;
  steps: readonly JourneyStep[];
  emailVerified: boolean;
  /** Requested and not answered yet. */
  agentRequested: boolean;
  lenderRequested: boolean;
  savedSearches: number;
  /** Required documents that are missing. */
  missingDocuments: readonly { id: string; name: string; category: string }[];
  rejectedDocuments: readonly { documentId: number; version: number; name: string }[];
  /** Records by professionals that the buyer has not confirmed or rejected. */
  toConfirm: readonly { recordId: number; purchaseId: number; label: string; by: string }[];
  toAnswer: readonly { appointmentId: number; what: string; by: string; sequence: string }[];
  unreadThreads: readonly { threadId: number; lastMessageId: number; from: string; path: string }[];
  newAlerts: { count: number; lastId: number } | null;
}

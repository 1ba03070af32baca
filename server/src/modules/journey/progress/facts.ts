import type { Recorded } from '../purchases/fold.ts';
import type { Country } from '../purchases/terms.ts';

/** A pre-approval letter among the documents. */
export interface Letter {
  documentId: number;
  state: 'pending' | 'approved' | 'rejected';
  uploadedAt: Date;
  /** Null until reviewed. */
  reviewedAt: Date | null;
}

export interface Showing {
  state: 'requested' | 'confirmed' | 'done';
  /** Time of the showing, or of the request for it. */
  at: Date;
  /** The agent. */
  agentId?: number;
}

export interface PurchaseFacts {
  id: number;
  home: string;
  createdAt: Date;
  /** Records that were not undone. */
  records: readonly Recorded[];
}

export interface OverrideFact {
  id: number;
  step: number;
  at: Date;
}

/** All facts about a buyer's journey. Gathered for each request; no step is stored. */
export interface Facts {
  country: Country;
  currency: 'USD' | 'CAD';
  /** The highest price, in minor units, and when it was stated. */
  budget: { maxCents: number; at: Date } | null;
  paysCashSince: Date | null;
  letters: readonly Letter[];
  homesSaved: number;
  /** Time of the last save. */
  lastSavedAt: Date | null;
  showings: readonly Showing[];
  purchases: readonly PurchaseFacts[];
  /** The last override that was not undone. */
  override: OverrideFact | null;
  /** First name of a person who may review the pending letter. */
  reviewer: string | null;
  /** First names of the professionals that the buyer works with. */
  agent: string | null;
  lender: string | null;
  /** Facts that the viewer may not know. They are empty here and never mentioned. */
  hidden?: ReadonlySet<'budget' | 'pre_approval' | 'saved_home_count'>;
}

import type { Recorded } from '../purchases/fold.ts';
import type { Country } from '../purchases/words.ts';

/** A pre-approval letter, as it stands in the documents. */
export interface Letter {
  documentId: number;
  state: 'pending' | 'approved' | 'rejected';
  uploadedAt: Date;
  /** Null while nobody has looked at it. */
  reviewedAt: Date | null;
}

export interface Showing {
  state: 'requested' | 'confirmed' | 'done';
  /** When it is or was, or when it was asked for. */
  at: Date;
  /** With whom. */
  agentId?: number;
}

export interface PurchaseFacts {
  id: number;
  home: string;
  createdAt: Date;
  /** Those that were not taken back. */
  records: readonly Recorded[];
}

export interface OverrideFact {
  id: number;
  step: number;
  at: Date;
}

/** All that is known of a buyer's way. Gathered anew each time; no step is stored. */
export interface Facts {
  country: Country;
  currency: 'USD' | 'CAD';
  /** The highest price, in minor units, and when it was stated. */
  budget: { maxCents: number; at: Date } | null;
  paysCashSince: Date | null;
  letters: readonly Letter[];
  homesSaved: number;
  /** When a home was saved last. */
  lastSavedAt: Date | null;
  showings: readonly Showing[];
  purchases: readonly PurchaseFacts[];
  /** The last one that was not undone. */
  override: OverrideFact | null;
  /** The first name of somebody who may review the letter that waits. */
  reviewer: string | null;
  /** First names of those whom the buyer works with. */
  agent: string | null;
  lender: string | null;
  /** Facts that the viewer may not know. They are empty here, and nothing is said about them. */
  hidden?: ReadonlySet<'budget' | 'pre_approval' | 'saved_home_count'>;
}

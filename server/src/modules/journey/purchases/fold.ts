import type { purchaseStages, RecordKind } from './contract.ts';

export type PurchaseStage = (typeof purchaseStages)[number];

/** A record that was not undone. */
export interface Recorded {
  id: number;
  kind: RecordKind;
  /** ISO dates. */
  happenedOn: string;
  dueOn: string | null;
  priceCents: number | null;
  /** The author, when the buyer has not confirmed it. */
  statedBy: string | null;
  recordedAt: Date;
}

export interface PurchaseState {
  stage: PurchaseStage;
  /** The purchase is over. */
  ended: boolean;
  priceCents: number | null;
  /** The record that determines the stage. */
  offer: Recorded;
  /** Response deadline of the seller or the buyer. */
  answerBy: string | null;
  inspection: 'none' | 'booked' | 'done' | 'failed' | 'cleared';
  inspectionRecord: Recorded | null;
  inspectionBookedOn: string | null;
  inspectionDeadline: string | null;
  loan: 'none' | 'applied' | 'conditional' | 'refused' | 'clear';
  loanRecord: Recorded | null;
  appraisal: 'none' | 'ordered' | 'done' | 'low';
  appraisalRecord: Recorded | null;
  financingDeadline: string | null;
  closingOn: string | null;
  closingRecord: Recorded | null;
  closed: Recorded | null;
}

const stageOf: Partial<Record<RecordKind, PurchaseStage>> = {
  offer_prepared: 'preparing',
  offer_made: 'made',
  offer_countered: 'countered',
  offer_accepted: 'accepted',
  offer_rejected: 'rejected',
  offer_withdrawn: 'withdrawn',
  fell_through: 'fell_through',
  closed: 'closed',
};
const inspectionOf: Partial<Record<RecordKind, PurchaseState['inspection']>> = {
  inspection_booked: 'booked',
  inspection_done: 'done',
  inspection_failed: 'failed',
  inspection_cleared: 'cleared',
};
const loanOf: Partial<Record<RecordKind, PurchaseState['loan']>> = {
  loan_applied: 'applied',
  loan_conditional: 'conditional',
  loan_refused: 'refused',
  clear_to_close: 'clear',
};
const appraisalOf: Partial<Record<RecordKind, PurchaseState['appraisal']>> = {
  appraisal_ordered: 'ordered',
  appraisal_done: 'done',
  appraisal_low: 'low',
};

export const endedStages: ReadonlySet<PurchaseStage> = new Set(['rejected', 'withdrawn', 'fell_through']);

/**
 * Derives the state of a purchase from its records; undefined without records. Records count by the day they happened,
 * and on the same day in the order of entry, so the input order does not matter. Offer, inspection, loan and appraisal
 * progress independently.
 */
export function purchaseState(records: readonly Recorded[]): PurchaseState | undefined {
  const inOrder = [...records].sort(byDay);
  const last = (kinds: object) => inOrder.findLast(({ kind }) => kind in kinds) ?? null;
  const lastOf = (kind: RecordKind) => inOrder.findLast((each) => each.kind === kind) ?? null;

  const offer = last(stageOf);
  if (!offer) return undefined;
  const stage = stageOf[offer.kind]!;
  const inspectionRecord = last(inspectionOf);
  const loanRecord = last(loanOf);
  const appraisalRecord = last(appraisalOf);
  const booked = lastOf('inspection_booked');
  return {
    stage,
    ended: endedStages.has(stage),
    priceCents: inOrder.findLast(({ kind, priceCents }) => kind in stageOf && priceCents !== null)?.priceCents ?? null,
    offer,
    answerBy: stage === 'made' || stage === 'countered' ? offer.dueOn : null,
    inspection: inspectionRecord ? inspectionOf[inspectionRecord.kind]! : 'none',
    inspectionRecord,
    inspectionBookedOn: booked?.dueOn ?? null,
    inspectionDeadline: lastOf('inspection_deadline')?.dueOn ?? null,
    loan: loanRecord ? loanOf[loanRecord.kind]! : 'none',
    loanRecord,
    appraisal: appraisalRecord ? appraisalOf[appraisalRecord.kind]! : 'none',
    appraisalRecord,
    financingDeadline: lastOf('financing_deadline')?.dueOn ?? null,
    closingOn: lastOf('closing_set')?.dueOn ?? null,
    closingRecord: lastOf('closing_set'),
    closed: stage === 'closed' ? offer : null,
  };
}

const byDay = (a: Recorded, b: Recorded): number =>
  a.happenedOn < b.happenedOn ? -1 : a.happenedOn > b.happenedOn ? 1 : a.id - b.id;

/**
 * Returns the kinds that may be recorded next. Operations reject all others, so a purchase cannot reach an invalid
 * state.
 */
export function kindsNext(state: PurchaseState | undefined): readonly RecordKind[] {
  if (!state) return ['offer_prepared', 'offer_made', 'offer_accepted'];
  return nextOf[state.stage];
}

export const kindsUnderContract: readonly RecordKind[] = [
  'inspection_deadline',
  'inspection_booked',
  'inspection_done',
  'inspection_failed',
  'inspection_cleared',
  'financing_deadline',
  'loan_applied',
  'appraisal_ordered',
  'appraisal_done',
  'appraisal_low',
  'loan_conditional',
  'loan_refused',
  'clear_to_close',
  'closing_set',
  'closed',
  'fell_through',
];
const nextOf: Record<PurchaseStage, readonly RecordKind[]> = {
  preparing: ['offer_made', 'offer_accepted', 'offer_withdrawn'],
  made: ['offer_accepted', 'offer_countered', 'offer_rejected', 'offer_withdrawn'],
  countered: ['offer_accepted', 'offer_made', 'offer_rejected', 'offer_withdrawn'],
  accepted: kindsUnderContract,
  rejected: [],
  withdrawn: [],
  fell_through: [],
  closed: [],
};

/** Returns the record that another of this kind would replace; null when it is the first of its line. */
export function lastOfLine(state: PurchaseState, kind: RecordKind): Recorded | null {
  if (kind in stageOf) return state.offer;
  if (kind in inspectionOf) return state.inspectionRecord;
  if (kind in loanOf) return state.loanRecord;
  return kind in appraisalOf ? state.appraisalRecord : null;
}

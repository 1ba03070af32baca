/** What a reader returns for a value that breaks its rule; the rule completes the sentence "the field …". */
export class Refusal {
  readonly rule: string;

  constructor(rule: string) {
    this.rule = rule;
  }
}

/** One line of the rejects file. */
export interface Complaint {
  /** A rejected row did not go in; with a warning it did, without the field. */
  severity: 'rejected' | 'warning';
  field: string;
  rule: string;
  value: string;
}

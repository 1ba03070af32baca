/** A reader's result for a value that breaks its rule; the rule completes the sentence "the field …". */
export class InvalidValue {
  readonly rule: string;

  constructor(rule: string) {
    this.rule = rule;
  }
}

/** One line of the rejects file. */
export interface Complaint {
  /** A rejected row was not imported; with a warning it was, without the field. */
  severity: 'rejected' | 'warning';
  field: string;
  rule: string;
  value: string;
}

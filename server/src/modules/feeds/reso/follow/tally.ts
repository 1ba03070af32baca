import type { RejectsFile } from '../../rejects-file.ts';
import type { CheckedRecord } from '../record/checked-record.ts';
import { noFigures, type RunFigures } from './run-figures.ts';

/** Counts records and writes complaints to the rejects file. */
export class Tally {
  readonly figures: RunFigures = noFigures();
  /** Number of records per broken rule, as "field rule"; warnings are counted separately. */
  readonly rejectedBy = new Map<string, number>();
  readonly warnedBy = new Map<string, number>();
  /** Private fields that were not stored. */
  readonly privateFields = new Set<string>();
  readonly #rejects: RejectsFile | undefined;

  constructor(rejects?: RejectsFile) {
    this.#rejects = rejects;
  }

  /** `number` is the record's position in its source, from 1. */
  async add(record: CheckedRecord, number: number): Promise<void> {
    const { figures } = this;
    figures.read++;
    if (record.lease) figures.leases++;
    if (record.listing || record.lease) figures.good++;
    else if (record.complaints.length > 0) figures.setAside++;
    for (const { severity, field, rule } of record.complaints) {
      const by = severity === 'rejected' ? this.rejectedBy : this.warnedBy;
      by.set(`${field} ${rule}`, (by.get(`${field} ${rule}`) ?? 0) + 1);
      if (severity === 'warning') figures.warnings++;
    }
    // Only the key is written: the record may contain private fields.
    for (const complaint of record.complaints) await this.#rejects?.write(number, complaint, record.key ?? {});
  }

  /** Counts an object that is not a record of a home. */
  async setAside(number: number, rule: string, what: string): Promise<void> {
    this.figures.read++;
    this.figures.setAside++;
    this.rejectedBy.set(`record ${rule}`, (this.rejectedBy.get(`record ${rule}`) ?? 0) + 1);
    await this.#rejects?.write(number, { severity: 'rejected', field: 'record', rule, value: what.slice(0, 200) }, {});
  }

  wrote(counts: Partial<RunFigures>): void {
    for (const [name, count] of Object.entries(counts)) this.figures[name as keyof RunFigures] += count;
  }
}

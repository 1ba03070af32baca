import type { RejectsFile } from '../rejects-file.ts';
import type { JudgedRecord } from './judged.ts';
import { noFigures, type RunFigures } from './run-figures.ts';

/** Counts what comes in, and writes what was wrong with it into the rejects file. */
export class Tally {
  readonly figures: RunFigures = noFigures();
  /** How many records broke which rule, as "field rule"; warnings apart. */
  readonly rejectedBy = new Map<string, number>();
  readonly warnedBy = new Map<string, number>();
  /** Fields that are not for the public, and so were not kept. */
  readonly privateFields = new Set<string>();
  readonly #rejects: RejectsFile | undefined;

  constructor(rejects?: RejectsFile) {
    this.#rejects = rejects;
  }

  /** `number` is the record's place in its source, from 1. */
  async add(record: JudgedRecord, number: number): Promise<void> {
    const { figures } = this;
    figures.read++;
    if (record.listing) figures.good++;
    else if (record.complaints.length > 0) figures.setAside++;
    for (const { severity, field, rule } of record.complaints) {
      const by = severity === 'rejected' ? this.rejectedBy : this.warnedBy;
      by.set(`${field} ${rule}`, (by.get(`${field} ${rule}`) ?? 0) + 1);
      if (severity === 'warning') figures.warnings++;
    }
    // The key alone: the record may hold what is not for everybody's eyes.
    for (const complaint of record.complaints) await this.#rejects?.write(number, complaint, record.key ?? {});
  }

  /** Something that is no record of a home. */
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

import { m } from '@lintel/messages';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import type { ApplicationRow } from '../calls.ts';
import { clockWords, statusWords } from '../words.ts';

/** Downloads the pipeline as CSV, in the order of the page; demographic information is no part of it. */
export const savePipeline = (rows: readonly ApplicationRow[]): void =>
  saveCsv(
    'applications.csv',
    csvText([
      [
        ...[
          m.lending__borrower(),
          m.lending__the_home(),
          m.lending__status(),
          m.lending__loan(),
          m.lending__currency(),
        ],
        ...[m.lending__program(), m.lending__next_clock(), m.lending__day(), m.lending__waiting_for_borrower()],
        m.lending__documents_to_review_short(),
      ],
      ...rows.map((row) => [
        ...[row.applicantName, row.propertyAddress ?? '', statusWords[row.status](), String(row.loanAmount ?? '')],
        ...[row.currency, row.loanType ?? '', row.nextClock ? clockWords[row.nextClock.kind]() : ''],
        ...[row.nextClock?.on ?? '', String(row.openConditions), String(row.toReview)],
      ]),
    ]),
  );

import { summaryLines } from '../../summary.ts';
import type { Tally } from './tally.ts';

interface Run {
  seconds: number;
  dryRun: boolean;
  rejects: string;
}

/** Formats the figures of an import of records. */
export function recordSummary(tally: Tally, run: Run): string[] {
  const { figures, rejectedBy, warnedBy, privateFields } = tally;
  const { removed, members, offices, requests, retries } = figures;
  const people = [
    ...(removed > 0 ? [`${removed} homes taken from view: their source does not have or show them any more.`] : []),
    ...(members + offices > 0 ? [`${members} agents and ${offices} offices read.`] : []),
    ...(privateFields.size > 0
      ? [`Not kept, because they are not for the public: ${[...privateFields].sort().join(', ')}.`]
      : []),
    ...(requests > 0 ? [`${requests} requests, ${retries} of them repeated.`] : []),
  ];
  const lines = summaryLines({ ...figures, rejectedBy, warnedBy, missingColumns: [] }, { ...run, counted: 'records' });
  return [...lines.slice(0, -1), ...people, lines.at(-1)!];
}

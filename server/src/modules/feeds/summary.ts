import type { ImportSummary } from './csv/import-csv.ts';

interface Run {
  seconds: number;
  dryRun: boolean;
  rejects: string;
  /** The counted unit, when it is not table rows. */
  counted?: string;
}

/** Formats the summary of an import. */
export function summaryLines(summary: ImportSummary, { seconds, dryRun, rejects, counted }: Run): string[] {
  const { read, good, added, changed, unchanged, outdated, leases, setAside, warnings } = summary;
  const rows = counted ?? 'rows';
  const rate = Math.round(read / Math.max(seconds, 0.001));
  return [
    dryRun
      ? `Dry run: ${read} ${rows} read, ${good} would go in, ${setAside} set aside, nothing written.`
      : `${read} ${rows} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${setAside} set aside.`,
    ...(outdated > 0 ? [`${outdated} older than what is stored, not applied.`] : []),
    ...(leases > 0 ? [`${leases} leases, kept apart from homes for sale.`] : []),
    ...ruleLines('Set aside', summary.rejectedBy),
    ...(warnings > 0 ? [`${warnings} values dropped from ${rows} that went in without them.`] : []),
    ...ruleLines('Dropped', summary.warnedBy),
    ...(summary.missingColumns.length > 0
      ? [`Columns that this file does not have: ${summary.missingColumns.join(', ')}.`]
      : []),
    ...(setAside + warnings > 0 ? [`Each of them is in ${rejects}${counted ? '' : ' (row 1 is the header)'}.`] : []),
    `${seconds.toFixed(1)} s, ${rate} ${rows}/s.`,
  ];
}

function ruleLines(title: string, by: ReadonlyMap<string, number>): string[] {
  return [...by]
    .sort(([ruleA, countA], [ruleB, countB]) => countB - countA || ruleA.localeCompare(ruleB))
    .map(([rule, count]) => `  ${title}, ${count}: ${rule}`);
}

import { type CsvColumn, csvFile } from '../../../platform/csv/csv.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { type AuditLine, auditContract as contract } from './contract.ts';
import { auditLines } from './lines.ts';

/** Maximum number of entries in a file, because the file is built in memory. */
const MOST = 20_000;

export const file = serve(contract.file, {
  access: wholesaler,
  async run({ input, db }) {
    const found = await auditLines(db, input, MOST + 1);
    const lines = found.slice(0, MOST);
    const { headers, body } = csvFile('audit-log.csv', columns, lines);
    const rest = found.length > MOST ? { 'x-next-before': String(lines.at(-1)!.id) } : {};
    return { headers: { ...headers, ...rest }, body };
  },
});

const columns: CsvColumn<AuditLine>[] = [
  { head: 'Line', cell: ({ id }) => id },
  { head: 'At (UTC)', cell: ({ at }) => at },
  { head: 'By', cell: ({ actorName }) => actorName },
  { head: 'Person id', cell: ({ actorId }) => actorId },
  { head: 'Action', cell: ({ action }) => action },
  { head: 'Object', cell: ({ object }) => object },
  { head: 'Details', cell: ({ details }) => JSON.stringify(details) },
  { head: 'Hash', cell: ({ hash }) => hash },
];

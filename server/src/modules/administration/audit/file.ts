import { m } from '@lintel/messages';
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
  {
    get head() {
      return m.administration__line();
    },
    cell: ({ id }) => id,
  },
  {
    get head() {
      return m.administration__time_utc();
    },
    cell: ({ at }) => at,
  },
  {
    get head() {
      return m.administration__by();
    },
    cell: ({ actorName }) => actorName,
  },
  {
    get head() {
      return m.administration__person_id();
    },
    cell: ({ actorId }) => actorId,
  },
  {
    get head() {
      return m.administration__action();
    },
    cell: ({ action }) => action,
  },
  {
    get head() {
      return m.administration__object();
    },
    cell: ({ object }) => object,
  },
  {
    get head() {
      return m.administration__details();
    },
    cell: ({ details }) => JSON.stringify(details),
  },
  {
    get head() {
      return m.administration__hash();
    },
    cell: ({ hash }) => hash,
  },
];

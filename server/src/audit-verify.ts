import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { runCommand } from './operation/command.ts';
import { withSource } from './operation/source.ts';
import { type AuditVerdict, verifyAudit } from './platform/audit/audit.ts';
import { readSettings } from './platform/settings/settings.ts';

/**
 * `npm run audit:verify`, or `npm run audit:verify -- HASH` with the last hash of an earlier check: reads the
 * whole audit log of this environment, also while a server uses it, and verifies the hash chain. Exit codes:
 * 0 intact, 1 not intact, or the database can't be read.
 */
async function main(kept?: string): Promise<void> {
  const verdict = await withSource(readSettings(process.env), (client) =>
    verifyAudit(drizzle({ client: client as pg.Client, casing: 'snake_case' }), kept),
  );
  if (verdict.fault) {
    console.error(`Line ${verdict.fault.id} of the audit log ${verdict.fault.why}. ${before(verdict)}`);
    process.exitCode = 1;
    return;
  }
  if (kept && !verdict.keptFound) {
    console.error(`No line has the hash ${kept}: lines were removed from the end. ${linesOf(verdict)} are there.`);
    process.exitCode = 1;
    return;
  }
  console.log(`The audit log is intact: ${linesOf(verdict)}. The last hash is ${verdict.lastHash}.`);
  console.log('Store that hash elsewhere: with it, the next check also detects lines removed from the end.');
}

const linesOf = ({ lines }: AuditVerdict): string => `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;

const before = (verdict: AuditVerdict): string =>
  verdict.lines === 0 ? 'It is the first one.' : `The ${linesOf(verdict)} before it are as they were written.`;

await runCommand(() => main(process.argv[2]));

import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { applicationAccess } from '../access.ts';
import { change } from '../applications/change.ts';
import { presentApplication, storedOf } from '../applications/present.ts';
import { readChanges, shownValues, type Value } from '../applications/values.ts';
import { datedOf, presentLock } from '../clocks/timeline-of.ts';
import { roleOf } from '../co-borrower/records.ts';
import { lendingContract as contract } from '../contract.ts';
import type { ApplicationRecord } from '../records.ts';
import { fillable, fromFile, toFile } from './files.ts';
import { printSummary } from './summary-pdf.ts';

/** The file contains the taxpayer numbers, so each export is an audit entry. */
export const exportApplication = serve(contract.exportApplication, {
  access: applicationAccess.may('see'),
  writes: true,
  async run({ input: { id, format }, subject, tx, audit }) {
    const { country, loanCents } = subject;
    const { lock } = (await datedOf(tx, [id]))(id);
    const rateLock = lock && presentLock(lock, loanCents);
    await audit({ action: 'loan.exported', object: `loan:${id}`, details: { format } });
    const content = toFile(format, { country, values: storedOf(subject).values, rateLock });
    return { fileName: `application-${id}.${format}`, content };
  },
});

export const importApplication = serve(contract.importApplication, {
  access: applicationAccess.may('edit'),
  writes: true,
  async run({ input: { id, version, content }, subject, me, db, tx, emit, resolve }) {
    const { changes } = await readFor(tx, subject, me, content);
    return change({ me, db, tx, emit, resolve }, { id, base: version, changes });
  },
});

/** Taxpayer numbers show their last four digits, before and after. */
export const previewImport = serve(contract.previewImport, {
  access: applicationAccess.may('edit'),
  async run({ input: { content }, subject, me, db }) {
    const { changes, leftOut, isAgent } = await readFor(db, subject, me, content);
    const read = readChanges(changes, { country: subject.country, isAgent });
    const next = shownValues(
      Object.fromEntries([...read].filter((entry): entry is [string, Value] => entry[1] !== null)),
    );
    const { values } = storedOf(subject);
    const now = shownValues(values);
    const changed = Object.keys(next).filter((path) => values[path] !== read.get(path));
    return { changes: changed.map((path) => ({ path, now: now[path] ?? null, next: next[path]! })), leftOut };
  },
});

async function readFor(db: Db, application: ApplicationRecord, me: Person, content: string) {
  const isAgent = (await roleOf(db, application, me)) === 'agent';
  const { country } = application;
  return { ...fillable(fromFile(content, country), country, isAgent), isAgent };
}

export const applicationPdf = serve(contract.applicationPdf, {
  access: applicationAccess.may('see'),
  async run({ subject: { id }, me, db, resolve }) {
    const bytes = await printSummary(await presentApplication({ db, me, resolve }, id));
    const headers = {
      'content-disposition': `inline; filename="application-${id}.pdf"`,
      'cache-control': 'private, no-store',
    };
    return { headers, body: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }) };
  },
});

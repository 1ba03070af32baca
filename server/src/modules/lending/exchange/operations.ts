import { m } from '@lintel/messages';
import { z } from 'zod';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { applicationAccess } from '../access.ts';
import { change } from '../applications/change.ts';
import { presentApplication, storedOf } from '../applications/present.ts';
import { typed, type Value, type Values } from '../applications/values.ts';
import { lendingContract as contract } from '../contract.ts';
import { fromMismo, toMismo } from './mismo.ts';
import { printSummary } from './summary-pdf.ts';

const Json = z.object({ values: z.record(z.string().max(100), z.union([z.string(), z.number(), z.boolean()])) });

/** The file contains the taxpayer numbers, so each export is an audit entry. */
export const exportApplication = serve(contract.exportApplication, {
  access: applicationAccess.may('see'),
  writes: true,
  async run({ input: { id, format }, subject, audit }) {
    const { values } = storedOf(subject);
    await audit({ action: 'loan.exported', object: `loan:${id}`, details: { format } });
    const content =
      format === 'xml' ? toMismo(values) : JSON.stringify({ country: subject.country, values }, undefined, 2);
    return { fileName: `application-${id}.${format}`, content };
  },
});

export const importApplication = serve(contract.importApplication, {
  access: applicationAccess.may('edit'),
  writes: true,
  run: ({ input: { id, version, content }, me, db, tx, emit, resolve }) =>
    change({ me, db, tx, emit, resolve }, { id, base: version, changes: readFile(content) }),
});

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

/** The fields of a file: XML when it begins with a tag, and JSON otherwise. */
function readFile(content: string): Values {
  if (content.trimStart().startsWith('<'))
    return Object.fromEntries(
      Object.entries(fromMismo(content)).map(([path, text]): [string, Value] => [path, typed(path, text)]),
    );
  try {
    return Json.parse(JSON.parse(content)).values;
  } catch {
    throw invalid('content', m.lending__is_no_application_file({ problem: '' }));
  }
}

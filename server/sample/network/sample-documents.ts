import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import type { DocumentStore } from '../../src/modules/documents/index.ts';
import { documentGrants, documents, documentVersions } from '../../src/modules/documents/tables.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { readmePeople } from '../people.ts';

interface SampleDocument {
  category: 'pre_approval' | 'pay_stubs' | 'bank_statements';
  fileName: string;
  title: string;
  lines: readonly string[];
  /** Days and hours before the sample is loaded. */
  uploadedDaysAgo: number;
  approved: boolean;
}

const sampleDocuments: readonly SampleDocument[] = [
  {
    category: 'pre_approval',
    fileName: 'pre-approval-letter.pdf',
    title: 'Pre-approval letter',
    lines: [
      'For: Elena Novak',
      'Purpose: purchase of a home in Austin, Texas',
      'Subject to an appraisal and to unchanged income and credit.',
    ],
    uploadedDaysAgo: 12,
    approved: true,
  },
  {
    category: 'pay_stubs',
    fileName: 'pay-stubs.pdf',
    title: 'Pay stubs of the last 30 days',
    lines: ['Employee: Elena Novak', 'Two pay periods'],
    uploadedDaysAgo: 2,
    approved: false,
  },
  {
    category: 'bank_statements',
    fileName: 'bank-statements.pdf',
    title: 'Bank statements of the last two months',
    lines: ['Account holder: Elena Novak', 'Two statements'],
    uploadedDaysAgo: 1,
    approved: false,
  },
];

/**
 * Stores three documents of the README's buyer: one that her agent approved, two that are pending. The files
 * are stored at once; the returned function inserts their rows in the sample's transaction. After an
 * interruption the sweep deletes the files.
 */
export async function storeSampleDocuments({
  files,
  names,
}: Pick<DocumentStore, 'files' | 'names'>): Promise<(tx: Tx) => Promise<void>> {
  const stored = await Promise.all(
    sampleDocuments.map(async (sample) => {
      const content = await printed(sample);
      const fileKey = `documents/${randomUUID()}`;
      await files.put(fileKey, content);
      return { sample, content, fileKey };
    }),
  );
  return async (tx) => {
    const [buyer, agent] = [await idOf(tx, readmePeople.buyer.email), await idOf(tx, readmePeople.agent.email)];
    if (!buyer || !agent) return;
    for (const { sample, content, fileKey } of stored) {
      const uploadedAt = sql`now() - make_interval(days => ${sample.uploadedDaysAgo}, hours => 3)`;
      const [made] = await tx
        .insert(documents)
        .values({ ownerId: buyer, category: sample.category, version: 1, createdAt: uploadedAt })
        .returning({ id: documents.id });
      await tx.insert(documentVersions).values({
        documentId: made!.id,
        number: 1,
        sealedName: names.seal(sample.fileName),
        mediaType: 'application/pdf',
        sizeBytes: content.length,
        contentMark: names.mark(buyer, content),
        fileKey,
        pages: 1,
        scan: 'none',
        uploadedAt,
        ...(sample.approved
          ? { status: 'approved', reviewedById: agent, reviewedAt: sql`${uploadedAt} + interval '2 hours'` }
          : { status: 'pending' }),
      });
    }
    const expiresAt = sql`now() + interval '76 days'`;
    const createdAt = sql`now() - interval '14 days'`;
    await tx.insert(documentGrants).values({ ownerId: buyer, granteeId: agent, may: 'review', createdAt, expiresAt });
  };
}

async function idOf(tx: Tx, email: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from people where email = ${email}`);
  return rows[0]?.id;
}

function printed({ title, lines }: SampleDocument): Promise<Buffer> {
  const page = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: title, Author: 'Lintel' } });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  page.font('Helvetica-Bold').fontSize(20).text(title).moveDown();
  page.font('Helvetica').fontSize(12);
  for (const line of lines) page.text(line).moveDown(0.5);
  page.moveDown().fontSize(10).text('A sample: nobody issued it, and everybody in it is invented.');
  page.end();
  return done;
}

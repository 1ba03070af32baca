import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import type { DocumentStore } from '../../../src/modules/documents/index.ts';
import type { Tx } from '../../../src/platform/database/db.ts';
import { insertRows, insertWithIds } from '../../insert.ts';
import { readmePeople } from '../../people.ts';

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
    const documents = stored.map(({ sample }) => ({
      owner_id: buyer,
      category: sample.category,
      version: 1,
      created_at: uploadedAt(sample),
    }));
    const ids = await insertWithIds(tx, 'documents', 'category', documents);
    const versions = stored.map(({ sample, content, fileKey }, nth) => ({
      document_id: ids[nth],
      number: 1,
      sealed_name: names.seal(sample.fileName),
      media_type: 'application/pdf',
      size_bytes: content.length,
      content_mark: names.mark(buyer, content),
      file_key: fileKey,
      pages: 1,
      scan: 'none',
      advice: [],
      uploaded_at: uploadedAt(sample),
      ...(sample.approved
        ? { status: 'approved', reviewed_by_id: agent, reviewed_at: hoursAgo(sample.uploadedDaysAgo * 24 + 1) }
        : { status: 'pending' }),
    }));
    await insertRows(tx, 'document_versions', versions);
    const grant = { created_at: hoursAgo(14 * 24), expires_at: hoursAgo(-76 * 24) };
    await insertRows(tx, 'document_grants', [{ owner_id: buyer, grantee_id: agent, may: 'review', ...grant }]);
  };
}

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const uploadedAt = ({ uploadedDaysAgo }: SampleDocument): string => hoursAgo(uploadedDaysAgo * 24 + 3);

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

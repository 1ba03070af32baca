import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { documentStoreToken } from '../../../src/modules/documents/document-store.ts';
import {
  documentGrants,
  documentHolds,
  documents,
  documentUploads,
  documentVersions,
} from '../../../src/modules/documents/tables.ts';
import type { Rows } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const soon = () => new Date(Date.now() + 3_600_000);
const absent = { params: { id: 999_999 } };
const fileName = 'letter.pdf';

/** Creates a document of the buyer that their agent may view and review. */
export async function documentOf({ buyer, agent }: Tenant, { app }: World): Promise<number> {
  const { db } = app.context.database;
  const [document] = await db
    .insert(documents)
    .values({ ownerId: buyer.id, category: 'pre_approval', version: 1 })
    .returning({ id: documents.id });
  const documentId = document!.id;
  const fileKey = `documents/${randomUUID()}`;
  await app.context.resolve(documentStoreToken).files.put(fileKey, Buffer.from('a paper'));
  const content = { sealedName: '', mediaType: 'application/pdf', sizeBytes: 7, contentMark: '', fileKey };
  await db.insert(documentVersions).values({ documentId, number: 1, scan: 'none', ...content });
  await db
    .insert(documentGrants)
    .values({ ownerId: buyer.id, granteeId: agent.id, documentId, may: 'review', expiresAt: soon() });
  return documentId;
}

async function uploadOf(tenant: Tenant, world: World): Promise<number> {
  const documentId = await documentOf(tenant, world);
  await world.app.context.database.db
    .insert(documentUploads)
    .values({ documentId, sealedName: '', claimedType: '', sizeBytes: 100_000, expiresAt: soon() });
  return documentId;
}

async function deletedOf(tenant: Tenant, world: World): Promise<number> {
  const documentId = await documentOf(tenant, world);
  await world.app.context.database.db
    .update(documents)
    .set({ deletedAt: new Date() })
    .where(eq(documents.id, documentId));
  return documentId;
}

async function grantOf({ buyer, agent }: Tenant, { app }: World): Promise<number> {
  const [grant] = await app.context.database.db
    .insert(documentGrants)
    .values({ ownerId: buyer.id, granteeId: agent.id, may: 'view', category: 'id', expiresAt: soon() })
    .returning({ id: documentGrants.id });
  return grant!.id;
}

async function holdOf({ buyer, owner }: Tenant, { app }: World): Promise<number> {
  const [hold] = await app.context.database.db
    .insert(documentHolds)
    .values({ personId: buyer.id, reason: 'A court asked for it', createdById: owner.id })
    .returning({ id: documentHolds.id });
  return hold!.id;
}

/** A call on an object of the buyer: the function that creates it, and the input. */
const about = (make: (tenant: Tenant, world: World) => Promise<number>, sent: object = {}) => ({
  of: async (tenant: Tenant, world: World) => ({ params: { id: await make(tenant, world) }, ...sent }),
  absent: { ...absent, ...sent },
});

export const documentsRows: Rows = {
  'GET /documents': () => ({}),
  'POST /documents': () => ({ body: { fileName, fileSize: 10, category: 'other' } }),
  'GET /documents/uploads': () => ({}),
  'GET /documents/archive': () => ({}),
  'GET /documents/checklist': () => ({}),
  'GET /documents/checklist/usual': () => ({ query: '?country=US' }),
  'PUT /documents/checklist/profile': () => ({
    body: { country: 'US', stateOrProvince: 'TX', loanType: 'fha', employment: 'employed' },
  }),
  'GET /documents/recipients': () => ({}),
  'GET /documents/shared': () => ({}),
  'GET /documents/grants': () => ({}),
  'POST /documents/grants': {
    of: ({ agent }) => ({ body: { personId: agent.id, categories: ['other'], may: 'view' } }),
    absent: { body: { personId: 999_999 } },
  },
  'DELETE /documents/grants/{id}': about(grantOf),
  'GET /documents/{id}': about(documentOf),
  'PATCH /documents/{id}': about(documentOf, { body: { category: 'other' } }),
  'DELETE /documents/{id}': about(documentOf),
  'POST /documents/{id}/restoration': about(deletedOf),
  'POST /documents/{id}/versions': about(documentOf, { body: { fileName, fileSize: 10 } }),
  'GET /documents/{id}/upload': about(uploadOf),
  'PUT /documents/{id}/content': about(uploadOf, {
    body: 'x'.repeat(70_000),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'DELETE /documents/{id}/upload': about(uploadOf),
  'POST /documents/{id}/opening': about(documentOf),
  'GET /documents/{id}/content': about(documentOf),
  'GET /documents/{id}/views': about(documentOf),
  'POST /documents/{id}/review': about(documentOf, { body: { decision: 'approved' } }),
  'GET /document-holds': () => ({}),
  'POST /document-holds': {
    of: ({ buyer }) => ({ body: { personId: buyer.id, reason: 'A court asked for it' } }),
    absent: { body: { personId: 999_999, reason: 'A court asked for it' } },
  },
  'POST /document-holds/{id}/release': about(holdOf, { body: { reason: 'The case has ended' } }),
};

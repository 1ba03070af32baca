import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sessions } from '../../src/modules/accounts/tables.ts';
import { checkouts, invoices } from '../../src/modules/billing/tables.ts';
import { agentCodes, type agents, invitations } from '../../src/modules/companies/tables.ts';
import { licenses } from '../../src/modules/licensing/tables.ts';
import { feeCharges } from '../../src/modules/membership/tables.ts';
import { messageThreads } from '../../src/modules/messages/tables.ts';
import { pushDevices } from '../../src/modules/notifications/push/push.tables.ts';
import { notifications } from '../../src/modules/notifications/tables.ts';
import { tickets } from '../../src/modules/support/tables.ts';
import { anAgent } from '../people.ts';
import type { Tenant, World } from './world.ts';

/** Objects of one company, created for each call, so that no call finds what another changed. */

const random = () => randomBytes(8).toString('hex');
const soon = () => new Date(Date.now() + 3_600_000);
const db = ({ app }: World) => app.context.database.db;

export const agentOf = async ({ owner }: Tenant, { app }: World, status: typeof agents.$inferInsert.status) =>
  (await anAgent(app, owner, { status: status! })).agentId;

export async function codeOf({ agent }: Tenant, world: World): Promise<number> {
  const [code] = await db(world)
    .insert(agentCodes)
    .values({ agentId: agent.agentId, code: random() })
    .returning({ id: agentCodes.id });
  return code!.id;
}

export async function invitationOf({ owner }: Tenant, world: World): Promise<number> {
  const [invitation] = await db(world)
    .insert(invitations)
    .values({
      resellerId: owner.resellerId,
      email: `${random()}@example.com`,
      agentType: 'real_estate',
      tokenHash: random(),
      expiresAt: soon(),
    })
    .returning({ id: invitations.id });
  return invitation!.id;
}

/** Creates an open or paid fee of an agent of the company. */
export async function feeOf(tenant: Tenant, world: World, status: 'open' | 'paid'): Promise<number> {
  const [fee] = await db(world)
    .insert(feeCharges)
    .values({
      resellerId: tenant.owner.resellerId,
      agentId: await agentOf(tenant, world, 'active'),
      number: random(),
      month: '2026-01-01',
      priceCents: 1_000,
      amountCents: 1_000,
      lines: [],
      status,
      issuedAt: new Date(),
      ...(status === 'paid' ? { paidOn: '2026-01-02' } : {}),
    })
    .returning({ id: feeCharges.id });
  return fee!.id;
}

/** Creates a license of the company itself, pending or decided. */
export async function licenseOf({ owner }: Tenant, world: World, status: typeof licenses.$inferInsert.status) {
  const [license] = await db(world)
    .insert(licenses)
    .values({
      resellerId: owner.resellerId,
      country: 'US',
      jurisdiction: 'TX',
      licenseType: 'real_estate_brokerage',
      licenseNumber: random(),
      status: status!,
    })
    .returning({ id: licenses.id });
  return license!.id;
}

export async function checkoutOf({ owner }: Tenant, world: World): Promise<string> {
  const sessionId = `cs_test_${random()}`;
  await db(world).insert(checkouts).values({
    sessionId,
    customerId: owner.customerId,
    provider: 'test',
    priceId: 'professional-monthly',
    subtotalCents: 1_000,
    totalCents: 1_000,
    url: '/checkout',
    expiresAt: soon(),
  });
  return sessionId;
}

export async function invoiceOf({ owner }: Tenant, world: World): Promise<number> {
  const [invoice] = await db(world)
    .insert(invoices)
    .values({
      number: random(),
      customerId: owner.customerId,
      status: 'paid',
      lines: [],
      subtotalCents: 1_000,
      totalCents: 1_000,
      issuedAt: new Date(),
      billTo: { name: 'Company', email: owner.email, country: 'US', stateOrProvince: 'TX' },
    })
    .returning({ id: invoices.id });
  return invoice!.id;
}

export async function ticketOf({ buyer }: Tenant, world: World): Promise<number> {
  const [ticket] = await db(world)
    .insert(tickets)
    .values({
      reference: random(),
      personId: buyer.id,
      fullName: 'Ada Stone',
      email: buyer.email,
      subject: 'A question',
      message: 'How?',
      userType: 'end-user',
      priority: 'low',
      answerDueAt: soon(),
    })
    .returning({ id: tickets.id });
  return ticket!.id;
}

/** Creates a session of the buyer. */
export async function sessionOf({ buyer }: Tenant, world: World): Promise<number> {
  const [session] = await db(world)
    .insert(sessions)
    .values({ userId: buyer.id, token: random(), expiresAt: soon() })
    .returning({ id: sessions.id });
  return session!.id;
}

/** Creates a notification for the buyer. */
export async function notificationOf({ buyer }: Tenant, world: World): Promise<number> {
  const [notification] = await db(world)
    .insert(notifications)
    .values({ personId: buyer.id, kind: 'document', title: 'News', body: 'News', path: '/documents', key: random() })
    .returning({ id: notifications.id });
  return notification!.id;
}

/** Creates a device for push notifications of the buyer. */
export async function pushDeviceOf({ buyer }: Tenant, world: World): Promise<number> {
  const endpointHash = random();
  const keys = { p256dh: 'B', auth: 'A' };
  const [device] = await db(world)
    .insert(pushDevices)
    .values({
      personId: buyer.id,
      name: 'Chrome',
      endpoint: `https://push.example.com/${endpointHash}`,
      endpointHash,
      ...keys,
    })
    .returning({ id: pushDevices.id });
  return device!.id;
}

/** Creates a conversation between the buyer and their agent. */
export async function threadOf({ buyer, agent }: Tenant, world: World): Promise<number> {
  const pair = { buyerId: buyer.id, agentId: agent.agentId };
  await db(world).insert(messageThreads).values(pair).onConflictDoNothing();
  const open = { buyerBlockedAt: null, agentBlockedAt: null };
  const [thread] = await db(world)
    .update(messageThreads)
    .set(open)
    .where(and(eq(messageThreads.buyerId, buyer.id), eq(messageThreads.agentId, agent.agentId)))
    .returning();
  return thread!.id;
}

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { agentCodes } from '../tables.ts';

let app: TestApp;
let ownCompany: TestCompany;
let theirs: TestCompany;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
  ownCompany = await aCompany(app);
  theirs = await aCompany(app);
  agent = await anAgent(app, ownCompany);
});
afterAll(() => app.stop());

type Who = { as: Record<string, string> };
const create = (body: object, who: Who = ownCompany) =>
  app.request('POST', '/api/reseller/create-agent-code', { agentId: agent.agentId, ...body }, who.as);
const toggle = (codeId: number, isActive: boolean, who: Who = ownCompany) =>
  app.request('POST', '/api/reseller/toggle-agent-code', { codeId, isActive }, who.as);
const list = (query = '', who: Who = ownCompany) =>
  app.request('GET', `/api/reseller/agent-codes${query}`, undefined, who.as);
const auditEntriesOn = async (id: number) =>
  (
    await app.context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `agent-code:${id}`))
  ).map(({ action }) => action);

describe('agent codes', () => {
  it('are created, listed with agent and use count, and exclude other companies', async () => {
    const foreign = await anAgent(app, theirs);
    expect((await create({ agentId: foreign.agentId, code: 'THEIRS-1' }, theirs)).status).toBe(200);
    const made = await create({ code: 'Spring-26', maxUses: 5, expiresAt: '2031-01-01T00:00:00Z' });
    expect(made.body).toEqual({
      id: expect.any(Number),
      code: 'Spring-26',
      isActive: true,
      agentId: agent.agentId,
      agentName: 'Ada Stone',
      currentUses: 0,
      maxUses: 5,
      createdAt: expect.any(String),
      expiresAt: '2031-01-01T00:00:00.000Z',
      link: expect.stringMatching(/\/end-user-signup\?code=Spring-26$/),
      obstacle: null,
    });
    const { body, headers } = await list();
    expect(body).toEqual([made.body]);
    expect(headers.get('x-total-count')).toBe('1');
    expect((await list('?search=spring')).body).toHaveLength(1);
    expect((await list('?search=theirs')).body).toHaveLength(0);
    expect((await list('?status=inactive')).body).toHaveLength(0);
    for (const sort of ['code', 'agentName', 'currentUses', 'createdAt', 'expiresAt', 'isActive'])
      expect((await list(`?sort=${sort}&order=asc`)).status).toBe(200);
    const file = await app.request('GET', '/api/reseller/agent-codes/export', undefined, ownCompany.as);
    expect(file.body).toContain('Spring-26');
    expect(file.body).not.toContain('THEIRS-1');
    expect(await auditEntriesOn(made.body.id)).toEqual(['agent_code.created']);
  });

  it.each([
    [{ agentId: 0, code: 'abc' }, 'agentId', 'Please select an agent'],
    [{ agentId: undefined, code: 'abc' }, 'agentId', 'Please select an agent'],
    [{ agentId: 2 ** 31, code: 'abc' }, 'agentId', 'Please select an agent'],
    [{ code: 'ab' }, 'code', 'Code must be at least 3 characters'],
    [{}, 'code', 'Code must be at least 3 characters'],
    [{ code: 'a'.repeat(21) }, 'code', 'Code must be at most 20 characters'],
    [{ code: '<b>x</b>' }, 'code', 'Use only letters, numbers and hyphens'],
    [{ code: 'no spaces' }, 'code', 'Use only letters, numbers and hyphens'],
    [{ code: 'abc', maxUses: 0 }, 'maxUses', 'must be at least 1'],
    [{ code: 'abc', maxUses: 2 ** 31 }, 'maxUses', 'must be at most'],
    [{ code: 'abc', maxUses: 1.5 }, 'maxUses', 'must be a whole number'],
    [{ code: 'abc', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'time in the future'],
    [{ code: 'abc', expiresAt: 'tomorrow' }, 'expiresAt', 'must be a date'],
  ])('reject %j with an error at its field', async (body, field, rule) => {
    const { status, body: problem } = await create(body);
    expect(status).toBe(400);
    expect(problem.fields).toContainEqual({ field, rule: expect.stringContaining(rule) });
  });

  it('accept 3 and 20 characters, and reject unknown fields, inactive agents and agents of other companies', async () => {
    expect((await create({ code: 'a-3' })).status).toBe(200);
    expect((await create({ code: 'b'.repeat(20), isActive: false })).body.isActive).toBe(false);
    expect((await create({ code: 'abc-9', resellerId: 1 })).status).toBe(400);
    const gone = await anAgent(app, ownCompany, { status: 'left' });
    expect((await create({ agentId: gone.agentId, code: 'gone-1' })).body.fields[0].field).toBe('agentId');
    const foreign = await anAgent(app, theirs);
    expect((await create({ agentId: foreign.agentId, code: 'mine-now' })).status).toBe(404);
  });

  it('are unique regardless of case, across companies and when created concurrently', {
    tags: ['both-databases'],
  }, async () => {
    const foreign = await anAgent(app, theirs);
    const spellings = ['race-code', 'RACE-CODE', 'Race-Code', 'raCE-cODE', 'rAcE-CoDe', 'race-CODE'];
    const answers = await Promise.all(
      spellings.map((code, n) => (n % 2 ? create({ agentId: foreign.agentId, code }, theirs) : create({ code }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.fields).toEqual([
      { field: 'code', rule: 'This code is taken. Please choose another' },
    ]);
  });

  it('are switched immediately and once: the last change wins, and each change has an audit entry', {
    tags: ['both-databases'],
  }, async () => {
    const { body: code } = await create({ code: 'toggled' });
    expect((await toggle(code.id, false)).body).toMatchObject({ isActive: false, obstacle: 'inactive' });
    expect((await toggle(code.id, false)).status).toBe(200);
    expect(await auditEntriesOn(code.id)).toEqual(['agent_code.created', 'agent_code.deactivated']);
    const rounds = Array.from({ length: 20 }, (_, n) => n % 2 === 0);
    expect((await Promise.all(rounds.map((on) => toggle(code.id, on)))).every(({ status }) => status === 200)).toBe(
      true,
    );
    const [row] = await app.context.database.db.select().from(agentCodes).where(eq(agentCodes.id, code.id));
    const auditEntries = await auditEntriesOn(code.id);
    expect(auditEntries.at(-1)).toBe(row?.isActive ? 'agent_code.activated' : 'agent_code.deactivated');
    for (let n = 2; n < auditEntries.length; n += 1) expect(auditEntries[n]).not.toBe(auditEntries[n - 1]);
    expect((await toggle(code.id, false, theirs)).status).toBe(404);
  });

  it('are suggested from the name with more than 40 random bits, without repetition', {
    tags: ['both-databases'],
  }, async () => {
    const suggest = (query = '', who: Who = ownCompany) =>
      app.request('GET', `/api/reseller/suggest-code${query}`, undefined, who.as);
    const codes = await Promise.all(Array.from({ length: 25 }, () => suggest(`?agentId=${agent.agentId}`)));
    const texts = codes.map(({ body }) => body.code as string);
    for (const text of texts) expect(text).toMatch(/^STONE-[2-9A-HJKMNP-TV-Z]{9}$/);
    expect(new Set(texts).size).toBe(25);
    expect((await suggest()).body.code).toMatch(/^[2-9A-Z]{9}$/);
    expect((await suggest(`?agentId=${agent.agentId}`, theirs)).status).toBe(404);
    expect((await create({ code: texts[0] })).status).toBe(200);
  });

  it('have a QR image of their link, for their own company only', async () => {
    const { body: code } = await create({ code: 'pictured' });
    const picture = await app.request('GET', `/api/reseller/agent-codes/${code.id}/qr`, undefined, ownCompany.as);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.body).toContain('<svg');
    expect((await app.request('GET', `/api/reseller/agent-codes/${code.id}/qr`, undefined, theirs.as)).status).toBe(
      404,
    );
  });

  it('give the reason why no buyer can use them', async () => {
    const { db } = app.context.database;
    const away = await anAgent(app, ownCompany, { status: 'suspended' });
    const values = { agentId: agent.agentId, code: 'x' };
    await db.insert(agentCodes).values([
      { ...values, code: 'spent-1', maxUses: 2, currentUses: 2 },
      { ...values, code: 'spent-2', expiresAt: new Date('2020-01-01') },
      { ...values, code: 'spent-3', agentId: away.agentId },
    ]);
    const { body } = await list('?search=spent&sort=code&order=asc');
    expect(body.map(({ obstacle }: { obstacle: string }) => obstacle)).toEqual([
      'used_up',
      'expired',
      'agent_not_working',
    ]);
    expect((await toggle(body[2].id, true)).status).toBe(409);
  });

  it('are refused to visitors, agents, buyers and the wholesaler', async () => {
    const others = await Promise.all([aPerson(app, 'wholesaler'), anAgent(app, ownCompany), aBuyer(app)]);
    for (const other of [{ as: {} }, ...others]) {
      const expected = 'id' in other ? 403 : 401;
      for (const { status } of [
        await list('', other),
        await create({ code: 'nope-1' }, other),
        await toggle(1, true, other),
      ])
        expect(status).toBe(expected);
    }
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { people } from '../../accounts/index.ts';
import { agents, buyers, licenses, resellers } from '../../network/index.ts';
import { connections } from '../../professionals/tables.ts';
import { criteria } from './contract.ts';
import { liveModelPart } from './model/live-model.ts';
import { aProfessional, pastMatches, setRecords } from './records.fixture.ts';

let app: TestApp;
let company: TestCompany;
let team: TestAgent[];
const db = () => app.house.database.db;

beforeAll(async () => {
  app = await startTestApp();
  company = await aCompany(app);
  team = [];
  for (let at = 0; at < 8; at++)
    team.push(await aProfessional(app, company, { closes: 55 + 5 * at, replyMinutes: 300 / (at + 1) }));
  await pastMatches(
    app,
    team.map(({ agentId }) => agentId),
    (at) => 20 + 9 * at,
  );
});
afterAll(() => app.stop());

const analyze = async (body: object = {}, as: Record<string, string> = {}) =>
  (await app.request('POST', '/api/smartmatch/analyze', { searchLocation: 'Austin, TX', ...body }, as)).body;
const ids = (list: { matches: { id: number }[] }) => list.matches.map(({ id }) => id);

describe('a list', () => {
  it('has six at most, the best first, each with points that add up to its score', async () => {
    const found = await analyze();
    expect(found.matches).toHaveLength(6);
    expect(found.topMatch.id).toBe(found.matches[0].id);
    expect([found.inArea, found.eligible, found.place.name]).toEqual([8, 8, 'Austin']);
    for (const { explanation, p, matchScore } of found.matches) {
      const sum = explanation.criteria.reduce((all: number, { points }: { points: number }) => all + points, 0);
      expect(explanation.criteria).toHaveLength(criteria.length);
      expect(Math.abs(explanation.base + explanation.evidence + sum - 100 * p)).toBeLessThan(1e-9);
      expect(matchScore).toBe(Math.round(100 * p));
    }
    expect(found.matches[0].p).toBeGreaterThan(found.matches[4].p);
    expect(found.n).toMatchObject({ professionals: 8, deals: 160, leads: 96, matches: 96 });
  });
});

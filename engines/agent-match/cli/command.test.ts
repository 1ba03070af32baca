import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fit } from '@lintel/agent-match';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulate } from '../test/simulator.ts';
import { completeTruth } from './complete-truth.ts';
import { grade, highestLoad, type Truth } from './measures.ts';
import { rankAll } from './rank-all.ts';
import { readData, readJson } from './read-data.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const command = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

// CPU-bound for seconds, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('npm run smartmatch', () => {
  let folder: string;
  const world = simulate({ seed: 31, agents: 60, towns: 1, years: 2, matches: 200, buyers: 40 });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-smartmatch-'));
    const { agentTraits: _, truth, ...rows } = world;
    for (const [name, json] of Object.entries({ ...rows, truth_half: truth }))
      writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify(json)));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes lists in the format that is graded, from gzip files, and grades them', () => {
    const out = join(folder, 'lists.json');
    expect(command('rank', '--data', folder, '--out', out)).toMatchObject({ status: 0, stderr: '' });
    const ranked = JSON.parse(readFileSync(out, 'utf8'));
    for (const { id } of world.buyers)
      for (const entry of ranked[id])
        expect(entry).toMatchObject({
          agentId: expect.any(String),
          p: expect.any(Number),
          matchScore: Math.round(100 * entry.p),
        });
    for (const one of Object.values(ranked._agents))
      expect(one).toMatchObject({
        percentile: expect.any(Number),
        top5Percent: expect.any(Boolean),
        criteria: { closing: expect.any(Number) },
      });
    expect(highestLoad(ranked._assignment, world.agents)).toBeLessThanOrEqual(1);
    const graded = command('grade', '--data', folder, '--lists', out);
    expect(graded.status).toBe(0);
    expect(graded.stdout).toMatch(/regret1 +0\.\d+/);
  });

  const broken: [string, string, unknown, RegExp][] = [
    [
      'a wrong type',
      'transactions',
      [{ ...world.transactions[0], price: '450000' }],
      /transactions\.json, row 1, field "price": must be a number/,
    ],
    [
      'a nested wrong type',
      'agents',
      [world.agents[0], { ...world.agents[1], office: { lat: 99, lon: 0 } }],
      /agents\.json, row 2, field "office\.lat": must be from -90 to 90/,
    ],
    [
      'a missing field',
      'reviews',
      [{ id: 'r1', agentId: 'a', date: '2026-01-01' }],
      /reviews\.json, row 1, field "rating".*missing/,
    ],
    [
      'a day that does not exist',
      'messages',
      [{ ...world.messages[0], date: '2026-02-30' }],
      /messages\.json, row 1, field "date": must be a day/,
    ],
    [
      'a duplicate',
      'buyers',
      [world.buyers[0], world.buyers[1], world.buyers[0]],
      /buyers\.json, row 3, field "id": the same as in row 1/,
    ],
    ['a list that is none', 'matches', { rows: [] }, /matches\.json: must be a list/],
    ['a row that is none', 'responses', [null], /responses\.json, row 1/],
  ];
  it.each(broken)('rejects %s with file, row and field', (_, name, json, message) => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(json));
    try {
      expect(() => readData(folder)).toThrow(message);
    } finally {
      rmSync(join(folder, `${name}.json`));
    }
  });

  it('exits with 1 and writes nothing for a corrupt file', () => {
    writeFileSync(join(folder, 'reviews.json'), gzipSync('[1]').subarray(0, 12));
    const out = join(folder, 'nothing.json');
    const { status, stderr } = command('rank', '--data', folder, '--out', out);
    rmSync(join(folder, 'reviews.json'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/reviews\.json: cannot be read as JSON/);
    expect(existsSync(out)).toBe(false);
  });

  it('treats a missing optional file as an empty list, and names a missing required one', () => {
    const bare = mkdtempSync(join(tmpdir(), 'lintel-smartmatch-'));
    writeFileSync(join(bare, 'meta.json'), JSON.stringify(world.meta));
    writeFileSync(join(bare, 'agents.json'), JSON.stringify(world.agents));
    expect(() => readData(bare)).toThrow(/buyers\.json: is missing/);
    writeFileSync(join(bare, 'buyers.json'), '[]');
    expect(readData(bare)).toMatchObject({ transactions: [], reviews: [], matches: [], buyers: [] });
    rmSync(bare, { recursive: true });
  });
});

const shared = process.env.LINTEL_MATCH ?? fileURLToPath(new URL('../../../../shared/match', import.meta.url));
const there = existsSync(join(shared, 'truth_half.json.gz'));
if (!there)
  console.warn(`The public set isn't at ${shared} (LINTEL_MATCH names another folder): its bars are not checked.`);

describe.skipIf(!there)('on the public set', () => {
  const measured = (outcomes: boolean) => {
    const { asOf, buyers, ...records } = readData(shared);
    const model = fit(outcomes ? records : { ...records, matches: [] }, asOf);
    const { _agents, _assignment, ...lists } = rankAll(model, buyers) as Record<string, never>;
    const truth = completeTruth(readJson(shared, 'truth_half')!.json as Truth, { agents: records.agents, buyers });
    const load = highestLoad(_assignment!, records.agents);
    return { ...grade(truth, { lists, agents: _agents!, assignment: _assignment! }), load };
  };

  it('meets the quality bar with past matches', () => {
    const { regret1, regret6, ndcg, ece, labelPrecision, wrongEntries, load } = measured(true);
    expect(regret1).toBeLessThanOrEqual(0.19);
    expect(regret6).toBeLessThanOrEqual(0.22);
    expect(ndcg).toBeGreaterThanOrEqual(0.62);
    expect(ece).toBeLessThanOrEqual(0.03);
    expect(labelPrecision).toBeGreaterThanOrEqual(0.4);
    expect(wrongEntries).toBe(0);
    expect(load).toBeLessThanOrEqual(1);
  });

  it('meets the quality bar without past matches', () => {
    const { regret1, wrongEntries } = measured(false);
    expect(regret1).toBeLessThanOrEqual(0.36);
    expect(wrongEntries).toBe(0);
  });
});

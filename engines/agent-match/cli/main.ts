/**
 * `npm run smartmatch -- rank --data DIR --out FILE`: lists, percentile ranks and assignment for the buyers of a data
 * folder. `npm run smartmatch -- grade --data DIR --lists FILE`: their quality where the truth is known. `npm run
 * smartmatch -- quality --data DIR --out FILE`: the figures of the public formula page, dated today.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fit } from '@lintel/agent-match';
import { completeTruth } from './complete-truth.ts';
import { grade, highestLoad, type Truth } from './measures.ts';
import { qualityOf } from './quality.ts';
import { rankAll } from './rank-all.ts';
import { BadData, parse, readData, readJson } from './read-data.ts';

const USAGE = `npm run smartmatch -- rank --data DIR --out FILE
npm run smartmatch -- grade --data DIR --lists FILE
npm run smartmatch -- quality --data DIR --out FILE`;

const commands: Record<string, (values: Record<string, string | undefined>) => void> = {
  rank({ data, out }) {
    if (!data || !out) throw new BadData(USAGE);
    const { asOf, buyers, ...records } = readData(data);
    const began = performance.now();
    const model = fit(records, asOf);
    const fitted = performance.now();
    const ranked = rankAll(model, buyers);
    // Written atomically, because a partial file would be read as a short one.
    writeFileSync(`${out}.part`, JSON.stringify(ranked));
    renameSync(`${out}.part`, out);
    const unserved = buyers.filter(({ id }) => (ranked[id] as unknown[]).length === 0).length;
    console.log(
      `${buyers.length} buyers, ${records.agents.length} agents, ${records.matches.length} past matches: fitted in ${(fitted - began).toFixed(0)} ms, ranked in ${(performance.now() - fitted).toFixed(0)} ms`,
    );
    if (unserved > 0) console.log(`${unserved} buyers have no agent of their kind and market: their lists are empty`);
  },

  grade({ data, lists }) {
    if (!data || !lists) throw new BadData(USAGE);
    const known = readData(data);
    const truth = readJson(data, 'truth_half');
    if (!truth) throw new BadData(`${data}: has no truth_half to grade by`);
    const ranked = parse(lists) as Record<string, never>;
    const { _agents = {}, _assignment = {}, ...rest } = ranked;
    const graded = grade(completeTruth(truth.json as Truth, known), {
      lists: rest,
      agents: _agents,
      assignment: _assignment,
    });
    for (const [name, value] of Object.entries(graded))
      console.log(`${name.padEnd(24)}${[value].flat().map(figure).join(' / ')}`);
    console.log(`${'highestLoad'.padEnd(24)}${figure(highestLoad(_assignment, known.agents))}`);
  },

  quality({ data, out }) {
    if (!data || !out) throw new BadData(USAGE);
    const quality = qualityOf(data, new Date().toISOString().slice(0, 10));
    if (!quality) throw new BadData(`${data}: has no truth_half to measure by`);
    writeFileSync(out, `${JSON.stringify(quality, null, 2)}\n`);
    for (const { name, value, unit } of quality.measures) console.log(`${name.padEnd(40)}${value} ${unit}`);
  },
};

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(4));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, out: { type: 'string' }, lists: { type: 'string' } },
});

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new BadData(USAGE);
  command(values);
} catch (error) {
  if (!(error instanceof BadData)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * `npm run bench -- smartmatch [--large]`: one match at 892 agents, and with --large at 100,000 agents in 20 dense
 * markets (the fit takes minutes); each with a plain scan of the same agents, whose lists are compared. Times in
 * ms.
 */
import { parseArgs } from 'node:util';
import { fit, type Model, rank } from '../src/index.ts';
import type { Buyer } from '../src/records.ts';
import { simulate } from '../test/simulator.ts';

const { values } = parseArgs({ strict: false, options: { large: { type: 'boolean' } } });

interface Times {
  p50: number;
  p99: number;
}

function timed(buyers: readonly Buyer[], run: (buyer: Buyer) => unknown): Times {
  for (const buyer of buyers) run(buyer);
  const times = buyers.map((buyer) => {
    const began = performance.now();
    run(buyer);
    return performance.now() - began;
  });
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)]!, p99: times[Math.floor(times.length * 0.99)]! };
}

function measure(name: string, model: Model, buyers: readonly Buyer[], fitMs: number): void {
  let unequal = 0;
  for (const buyer of buyers)
    if (JSON.stringify(rank(model, buyer)) !== JSON.stringify(rank(model, buyer, { plain: true }))) unequal += 1;
  const pruned = timed(buyers, (buyer) => rank(model, buyer));
  const plain = timed(buyers, (buyer) => rank(model, buyer, { plain: true }));
  const line = ({ p50, p99 }: Times) => `p50 ${p50.toFixed(3)}  p99 ${p99.toFixed(3)}`;
  console.log(`\n${name}`);
  console.log(`  one match      ${line(pruned)}`);
  console.log(`  plain scan     ${line(plain)}   the match takes ${(pruned.p50 / plain.p50).toFixed(2)} of it at p50`);
  console.log(`  lists unequal  ${unequal} of ${buyers.length}`);
  console.log(`  full refit     ${fitMs.toFixed(0)}`);
}

function bench(agents: number, towns: number, years: number, matches: number, buyers: number): void {
  const world = simulate({ seed: 1, agents, towns, years, matches, buyers, truth: false });
  // A fit of the large network is long enough to warm up by itself.
  if (agents < 10_000) fit(world, world.meta.asOf);
  const began = performance.now();
  const model = fit(world, world.meta.asOf);
  const took = performance.now() - began;
  measure(
    `${agents.toLocaleString('en')} agents, ${towns} markets, ${world.transactions.length.toLocaleString('en')} deals, ${world.matches.length.toLocaleString('en')} outcomes`,
    model,
    world.buyers,
    took,
  );
}

bench(892, 3, 5, 6_000, 2_000);
if (values.large) bench(100_000, 20, 5, 3_000, 500);

import type { Reporter, TestModule } from 'vitest/node';

const COUNT = 10;

/** Prints the slowest files of a long run, to know where time goes. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= COUNT) return;
    const timed = modules.map((module) => ({ module, ms: module.diagnostic().duration }));
    const slowest = timed.sort((a, b) => b.ms - a.ms).slice(0, COUNT);
    console.log(`The ${COUNT} slowest files:`);
    for (const { module, ms } of slowest)
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${module.project.name}  ${module.relativeModuleId}`);
  }
}

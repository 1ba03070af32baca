import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;
const DIFF_LINES = 12;

/** Prints the slowest files of a long run and, last, the files, suites and tests that failed. */
export class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length > SLOWEST) printSlowest(modules);
    for (const module of modules) printFailures(module);
  }
}

function printSlowest(modules: readonly TestModule[]): void {
  const timed = modules.map((module) => ({ module, ms: module.diagnostic().duration }));
  const slowest = timed.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  console.log(`The ${SLOWEST} slowest files:`);
  for (const { module, ms } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${module.project.name}  ${module.relativeModuleId}`);
}

function printFailures(module: TestModule): void {
  for (const part of [module, ...module.children.allSuites()]) {
    for (const { message } of part.errors()) {
      console.log(`Failed: ${module.project.name}  ${module.relativeModuleId}`);
      for (const line of message.split('\n').slice(0, DIFF_LINES)) console.log(`  ${line}`);
    }
  }
  for (const test of module.children.allTests('failed')) {
    console.log(`Failed: ${module.project.name}  ${module.relativeModuleId} > ${test.fullName}`);
    for (const { message, diff } of test.result().errors ?? []) {
      console.log(`  ${message.split('\n')[0]}`);
      for (const line of differences(diff)) console.log(`    ${line}`);
    }
  }
}

const differences = (diff: string | undefined): string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of the terminal
  (diff?.replaceAll(/\u001b\[\d+m/g, '') ?? '')
    .split('\n')
    .filter((line) => /^[-+] /.test(line))
    .slice(0, DIFF_LINES);

import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { serverProjects } from './server/test/projects.ts';
import { TestSummary } from './tools/test-summary.ts';

const plain = (name: string, include: string[]) => ({
  test: { name, include, pool: 'threads' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
});

/** Databases of tests lie in memory where there is room for them: they are opened, copied and deleted hundreds of times. */
const memory = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
if (!process.env.TMPDIR && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > ROOM_BYTES) process.env.TMPDIR = memory;
}

export default defineConfig({
  test: {
    reporters: ['default', new TestSummary()],
    // Three, also on machines of two cores: a third of the time a worker waits for its database or a process.
    maxWorkers: 3,
    projects: [
      plain('engines', ['engines/**/*.test.ts']),
      plain('tools', ['tools/**/*.test.ts', 'bench/**/*.test.ts']),
      existsSync('web/vitest.config.ts') ? 'web/vitest.config.ts' : plain('web', ['web/**/*.test.ts']),
      ...serverProjects(),
    ],
  },
});

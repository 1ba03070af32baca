import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { serverProjects } from './server/test/projects.ts';
import { memoryFolder } from './tools/memory-folder.ts';
import { TestSummary } from './tools/test-summary.ts';

const plain = (name: string, include: string[]) => ({
  test: { name, include, pool: 'threads' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
});

// Databases of tests are opened, copied and deleted hundreds of times.
const memory = memoryFolder();
if (memory) process.env.TMPDIR ??= memory;

export default defineConfig({
  test: {
    reporters: ['default', new TestSummary()],
    // Three, also on machines of two cores: a third of the time a worker waits for its database or a process.
    maxWorkers: 3,
    // Without it, an obsolete snapshot fails only where the variable CI is set. `vitest -u` writes snapshots.
    update: 'none',
    projects: [
      plain('engines', ['engines/**/*.test.ts']),
      plain('tools', ['tools/**/*.test.ts', 'bench/**/*.test.ts']),
      existsSync('web/vitest.config.ts') ? 'web/vitest.config.ts' : plain('web', ['web/**/*.test.ts']),
      ...serverProjects(),
    ],
  },
});

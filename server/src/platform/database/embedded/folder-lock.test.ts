import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lintel-lock-'));
  folder = join(parent, 'database');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Starts a process that locks the folder and stays alive. */
async function owner() {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(${JSON.stringify(folder)}); console.log('taken'); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', () => {
  it('can be acquired, released, and acquired again', () => {
    const unlock = lockFolder(folder);
    expect(existsSync(`${folder}.lock`)).toBe(true);
    unlock();
    expect(readdirSync(parent)).toEqual([]);
    lockFolder(folder)();
  });

  it('rejects a second process with a message that says what to do', async () => {
    const child = await owner();
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${child.pid}: stop that one first, or delete ${folder}.lock if it is no Lintel.`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is taken over from a process that was killed', async () => {
    const child = await owner();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(`${folder}.lock`)).toBe(true);
    lockFolder(folder)();
  });

  it.each(['', 'no number', '-1', '0'])('is taken over where it names no process: %j', (content) => {
    writeFileSync(`${folder}.lock`, content);
    lockFolder(folder)();
  });
});

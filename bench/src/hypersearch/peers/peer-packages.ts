import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Ignored by Git and `npm ci`. */
const folder = fileURLToPath(new URL('../../../../node_modules/.cache/bench-peers', import.meta.url));

/**
 * Installs a package that only the bench needs at its first use, at that exact version. Returns undefined when it
 * is unavailable, after npm's error message.
 */
export async function peerPackage<Module>(name: string, version: string): Promise<Module | undefined> {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, '{"private":true,"type":"module"}\n');
  }
  const require = createRequire(manifest);
  const installed = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(installed) || require(installed).version !== version) {
    console.error(`Installing ${name} ${version} for the bench …`);
    const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', `${name}@${version}`];
    const { status } = spawnSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) return undefined;
  }
  return import(pathToFileURL(require.resolve(name)).href) as Promise<Module>;
}

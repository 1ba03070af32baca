import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleFiles, moduleTexts } from './module-files.ts';
import { moduleNames } from './module-names.ts';
import { registrations } from './register.ts';

/** Writes a new module into the project at `root` and returns the paths it wrote. Throws when one of its files exists. */
export function addModule(root: string, name: string): string[] {
  const names = moduleNames(name);
  const files = moduleFiles(names);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} exists already`);
  const edited = registrations(names, moduleTexts(names)).map(
    ({ path, edit }) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const,
  );
  const all = [...Object.entries(files), ...edited];
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return all.map(([path]) => path);
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root, type SourceFile } from './architecture/source-files.ts';
import { programs } from './programs.ts';

/** They import every module, so a path through them says nothing about what a change affects. */
const compositionRoots = new Set(['server/src/app.ts', 'server/src/contract.ts', 'server/test/harness.ts']);

/** Files that import a changed file, directly or through others, with the number of imports between the two. */
function importersOf(changed: readonly string[], files: readonly SourceFile[], isEnd: (path: string) => boolean) {
  const importers = new Map<string, string[]>();
  const packages = packageFiles();
  for (const { path, imports } of files)
    for (const target of imports.map((each) => packages.get(each) ?? each))
      importers.set(target, [...(importers.get(target) ?? []), path]);
  const distances = new Map(changed.map((path) => [path, 0]));
  // A map keeps its order while it grows: this visits near files first.
  for (const [path, distance] of distances)
    if (!isEnd(path))
      for (const importer of importers.get(path) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Exports of the workspaces by the name that others import. */
function packageFiles(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('{server,engines/*}/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const [subpath, target] of Object.entries<string>(exports))
      found.set(posix.join(name, subpath), posix.join(dirname(file), target));
  }
  return found;
}

/** Test files that a change may affect, nearest first: those next to it, then those that import it. */
export function affectedTests(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const distances = importersOf(changed, files, (path) => compositionRoots.has(path));
  const distanceOf = (test: string): number => {
    const beside = changed.some((path) => isBeside(path, test)) ? 1 : Number.POSITIVE_INFINITY;
    return Math.min(beside, distances.get(test) ?? Number.POSITIVE_INFINITY);
  };
  return files
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .map(({ path }) => ({ path, distance: distanceOf(path) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .map(({ path }) => path);
}

/** Tests of a module call it through the API and import nothing of it: its folder and those above tell them. */
function isBeside(path: string, test: string): boolean {
  const [folder, ofTest] = [dirname(path), dirname(test)];
  return ofTest.split('/').length >= 4 && `${folder}/`.startsWith(`${ofTest}/`);
}

/** Programs whose types a change may break. */
export function affectedPrograms(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const reached = [...importersOf(changed, files, () => false).keys()];
  return Object.keys(programs).filter((path) =>
    programs[path]!.some((folder) => reached.some((file) => file.startsWith(`${folder}/`))),
  );
}

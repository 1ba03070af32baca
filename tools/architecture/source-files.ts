import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A source file: its path from the root with forward slashes, and its imports. */
export interface SourceFile {
  path: string;
  text: string;
  /** Packages as written; project files as paths from the root. Includes type-only imports. */
  imports: string[];
}

const skipped = new Set(['node_modules', 'dist', 'compiled', 'data', 'migrations', 'test-results']);
/** `import … from '…'`, `export … from '…'`, `import '…'`, `import('…')`; ignores the word "from" in a string. */
const importPattern = /(?:^(?:import|export)\b[^'"`;]*?\bfrom\s*|^import\s*|\bimport\(\s*)'([^'\n]+)'/gm;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.')) yield path;
  }
}

/** Returns all TypeScript files of the project, including tests. */
export function sourceFiles(): SourceFile[] {
  return [...walk(root)].map((absolute) => {
    const path = relative(root, absolute).split(sep).join('/');
    const text = readFileSync(absolute, 'utf8');
    const imports = [...text.matchAll(importPattern)].map(([, target]) =>
      target!.startsWith('.') ? posix.join(dirname(path), target!) : target!,
    );
    return { path, text, imports };
  });
}

/** The modules in the order of `app.ts`: each may depend only on those before it. */
export function moduleOrder(files: readonly SourceFile[]): string[] {
  const app = files.find((file) => file.path === 'server/src/app.ts');
  const list = /const modules[^=]*=\s*\[([^\]]*)\]/.exec(app?.text ?? '')?.[1];
  if (!list) throw new Error('server/src/app.ts has no list `const modules = […]`');
  return list
    .split(',')
    .map((name) => name.trim().replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter(Boolean);
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Declarations by path in the package: `types/hypersearch/index.d.ts`. */
export type Declarations = ReadonlyMap<string, string>;

const imported = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g;

/**
 * Emits an engine's types from its entries, with the types they need of other engines; no path names the
 * repository.
 */
export function declarationsOf(engine: string, entries: readonly string[]): Declarations {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-types-'));
  try {
    emitInto(folder, engine, entries);
    const found = new Map<string, string>();
    const follow = (file: string): void => {
      const place = placeOf(relative(folder, file).split(sep).join('/'));
      if (found.has(place)) return;
      found.set(place, '');
      const text = readFileSync(file, 'utf8').replace(imported, (_, before: string, quote: string, target: string) => {
        const other = target.startsWith('.')
          ? join(dirname(file), target.replace(/\.ts$/, '.d.ts'))
          : join(folder, target.replace('@lintel/', ''), 'src/index.d.ts');
        follow(other);
        const way = posix.relative(dirname(place), placeOf(relative(folder, other).split(sep).join('/')));
        return `${before}${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`.replace('.d.ts', '.js');
      });
      found.set(place, text);
    };
    for (const entry of entries) follow(join(folder, engine, 'src', `${entry}.d.ts`));
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves other engines by source, because TypeScript emits nothing for node_modules. */
function emitInto(folder: string, engine: string, entries: readonly string[]): void {
  const engines = join(root, 'engines');
  const project = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(engines, engine, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: engines,
      outDir: folder,
      paths: { '@lintel/*': [join(engines, '*/src/index.ts')] },
    },
    include: [],
    files: entries.map((entry) => join(engines, engine, `src/${entry}.ts`)),
  };
  writeFileSync(project, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', project], { stdio: ['ignore', 'inherit', 'inherit'] });
}

const placeOf = (emitted: string): string => `types/${emitted.replace('/src/', '/')}`;

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { rules } from './rules.ts';
import { moduleOrder, root, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const order = moduleOrder(files);

const broken = (file: SourceFile): string[] =>
  file.imports.flatMap((target) =>
    rules.flatMap((rule) => {
      const fault = rule(file, target, order);
      return fault ? [`${file.path} imports ${target}: ${fault}`] : [];
    }),
  );

describe('the source structure', () => {
  it('includes every source file', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(order).toEqual(expect.arrayContaining(['listings', 'search']));
  });

  it('imports only lower layers and public interfaces', () => {
    expect(files.flatMap(broken)).toEqual([]);
  });

  it('detects an upward import', () => {
    const upwards = {
      path: 'server/src/platform/log/log.ts',
      text: '',
      imports: ['server/src/modules/search/index.ts'],
    };
    expect(broken(upwards)).toHaveLength(1);
    const impure = { path: 'engines/geo/src/fold.ts', text: '', imports: ['node:fs'] };
    expect(broken(impure)).toHaveLength(1);
  });

  it('has no import cycle, counting imports of types', () => {
    expect(cyclesOf(files)).toEqual([]);
    const a = { path: 'a.ts', text: '', imports: ['b.ts'] };
    const b = { path: 'b.ts', text: '', imports: ['a.ts', 'c.ts'] };
    expect(cyclesOf([a, b, { path: 'c.ts', text: '', imports: [] }])).toEqual([['a.ts', 'b.ts']]);
  });

  it('lists every module of the server in app.ts', () => {
    const folders = readdirSync(join(root, 'server/src/modules'));
    expect([...order].sort()).toEqual(folders.sort());
  });

  it('publishes views and functions of a module, never its tables', () => {
    expect(publishedTables(files)).toEqual([]);
    const tables = {
      path: 'server/src/modules/a/tables.ts',
      text: "export const rows = pgTable('rows', {});",
      imports: [],
    };
    const index = { path: 'server/src/modules/a/index.ts', text: "export { rows } from './tables.ts';", imports: [] };
    expect(publishedTables([tables, index])).toEqual(['server/src/modules/a/index.ts exports the table rows']);
  });

  it('exports only contracts of the server', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
    for (const target of Object.values<string>(exports)) {
      expect(target).toMatch(/contract\.ts$/);
      expect(existsSync(join(root, 'server', target))).toBe(true);
    }
  });

  const ofModules = files.filter(({ path }) => path.startsWith('web/src/modules/') && !path.includes('.test.'));

  it('reads the viewer’s role in routes and layouts only; web modules use `can` of the API', () => {
    const roleCheck = /\b(?:me|person)\??\.role\b/;
    expect(ofModules.filter(({ text }) => roleCheck.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('runs the actions of web modules through `useAction`', () => {
    expect(ofModules.filter(({ text }) => /\buseMutation\b|\bsetPending\(/.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('uses no clock and no randomness in an engine', () => {
    const unsteady = /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/;
    const inEngines = files.filter(({ path }) => /^engines\/[^/]+\/src\//.test(path) && !path.includes('.test.'));
    expect(inEngines.filter(({ text }) => unsteady.test(text)).map(({ path }) => path)).toEqual([]);
  });

  /** `id`, `agentId`, `documentIds` with their own number schema instead of `Id` or `IdParam`. */
  const bareId = /(?<![\w.])(?:ids?|\w+Ids?)\s*[:=]\s*(?:z\s*\.array\(\s*)?z\s*\.(?:coerce\s*\.)?(?:number|int)\(/;

  it("uses one schema with the database's bounds for every id on the server", () => {
    const schemas = files.filter(({ path }) => path.startsWith('server/src/') && !path.includes('.test.'));
    expect(schemas.filter(({ text }) => bareId.test(text)).map(({ path }) => path)).toEqual([]);
    for (const bare of ['id: z.int()', 'agentId: z.number().int()', 'ids: z.array(z.int())', 'id = z.coerce.number()'])
      expect(bare).toMatch(bareId);
    for (const other of ['paid: z.number()', 'id: Id', 'sessionId: z.string()']) expect(other).not.toMatch(bareId);
  });

  it('has no file with a meaningless name', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|manager|service|types)(\.tsx?|\/)/;
    expect(files.map(({ path }) => path).filter((path) => empty.test(path))).toEqual([]);
  });

  it('explains every file longer than 300 lines', () => {
    const long = files.filter(
      ({ path, text }) =>
        !isData(path) && text.split('\n').length > 301 && !/^\/\*\*[\s\S]{0,600}Long because/.test(text),
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

/** Finds the tables that modules export through `index.ts`. */
function publishedTables(all: readonly SourceFile[]): string[] {
  const textOf = new Map(all.map(({ path, text }) => [path, text]));
  const interfaces = all.filter(({ path }) => /^server\/src\/modules\/[^/]+\/index\.ts$/.test(path));
  return interfaces.flatMap(({ path, text }) =>
    [...text.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names, target]) => {
      const source = textOf.get(posix.join(dirname(path), target!)) ?? '';
      return names!
        .split(',')
        .map((name) => name.trim().split(' as ')[0]!)
        .filter((name) => name && new RegExp(`const ${name} = pgTable\\(`).test(source))
        .map((name) => `${path} exports the table ${name}`);
    }),
  );
}

/** Tables of words, places and cases are as long as their content. */
function isData(path: string): boolean {
  return /\/(lexicon|markets|corpus|names)\//.test(path) || /\.test\.tsx?$/.test(path);
}

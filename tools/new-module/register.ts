import type { ModuleNames } from './module-names.ts';

/** An edit of a file that lists modules. */
export interface Registration {
  path: string;
  edit(source: string): string;
}

/** Inserts a line after the last line that matches. Throws when none does, so that a moved list is noticed. */
function insertAfterLast(source: string, pattern: RegExp, line: string): string {
  const lines = source.split('\n');
  const at = lines.findLastIndex((one) => pattern.test(one));
  if (at < 0) throw new Error(`No line matches ${pattern}`);
  return lines.toSpliced(at + 1, 0, line).join('\n');
}

/** Inserts a property before the line that closes the object beginning at `start`, with the same indentation. */
function insertInObject(source: string, start: string, line: string): string {
  const from = source.indexOf(start);
  if (from < 0) throw new Error(`No text ${start}`);
  const indentation = /^ */.exec(source.slice(source.lastIndexOf('\n', from) + 1))![0];
  const end = new RegExp(`^${indentation}[\\]}]`, 'm').exec(source.slice(from + start.length));
  if (!end) throw new Error(`No end of ${start}`);
  const at = from + start.length + end.index;
  return `${source.slice(0, at)}${line}\n${source.slice(at)}`;
}

const withImport = (source: string, line: string) =>
  insertAfterLast(source, /^import .*modules\/|^import .*rows\//, line);

/** Returns the edits that make a module known to the server and to its tests. */
export function registrations({ kebab, camel }: ModuleNames, texts: Record<string, string>): Registration[] {
  const from = `'./modules/${kebab}`;
  return [
    {
      path: 'server/src/contract.ts',
      edit: (source) =>
        insertInObject(
          withImport(source, `import { ${camel}Contract } from ${from}/contract.ts';`),
          'export const contract = {',
          `  ${camel}: ${camel}Contract,`,
        ),
    },
    {
      path: 'server/src/app.ts',
      edit: (source) =>
        insertInObject(
          insertInObject(
            withImport(source, `import { ${camel}, ${camel}Operations } from ${from}/index.ts';`),
            'const modules: readonly ServerModule[] = [',
            `  ${camel},`,
          ),
          '.router({',
          `  ${camel}: ${camel}Operations,`,
        ),
    },
    {
      path: 'server/package.json',
      edit: (source) => {
        const manifest = JSON.parse(source);
        manifest.exports[`./${kebab}`] = `./src/modules/${kebab}/contract.ts`;
        return `${JSON.stringify(manifest, null, 2)}\n`;
      },
    },
    {
      path: 'server/test/access-matrix/rows.ts',
      edit: (source) =>
        insertInObject(
          withImport(source, `import { ${camel}Rows } from './rows/${kebab}-rows.ts';`),
          'export const accessRows: Rows = {',
          `  ...${camel}Rows,`,
        ),
    },
    {
      path: 'web/messages/en.json',
      edit: (source) => {
        const { $schema, ...rest } = JSON.parse(source);
        const sorted = Object.entries({ ...rest, ...texts }).sort(([a], [b]) => (a < b ? -1 : 1));
        return `${JSON.stringify({ $schema, ...Object.fromEntries(sorted) }, null, 2)}\n`;
      },
    },
  ];
}

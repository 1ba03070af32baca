import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Declarations } from './declarations.ts';

interface Declared {
  name: string;
  /** The comment above it, without its stars; empty without one. */
  about: string;
  code: string;
}

const introduction = (engine: string): string => `# The API of @lintel/${engine}

Made from the types by \`npm run api -w engines/${engine}\`, and kept true by a test. Each heading is a file of \`src\`.
`;

/**
 * Renders an entry's exports as a page: each name with its comment and its type; `silent` lists names without a
 * comment.
 */
export function apiPage(engine: string, entry: string, declarations: Declarations): { page: string; silent: string[] } {
  const sections: string[] = [];
  const silent: string[] = [];
  for (const [place, declared] of exportedFrom(entry, declarations)) {
    sections.push(`## ${place.replace(/^types\/(.*)\.d\.ts$/, '$1').replace(`${engine}/`, '')}\n`);
    for (const { name, about, code } of declared) {
      if (about === '') silent.push(name);
      sections.push(`### ${name}\n`, ...(about ? [`${about}\n`] : []), `\`\`\`ts\n${code}\n\`\`\`\n`);
    }
  }
  return { page: [introduction(engine), ...sections].join('\n'), silent };
}

/** Groups exports by the file that declares them, in export order. */
function exportedFrom(entry: string, declarations: Declarations): Map<string, Declared[]> {
  const found = new Map<string, Declared[]>();
  const visit = (place: string, wanted: ReadonlySet<string> | undefined): void => {
    const text = declarations.get(place)!;
    for (const node of parseSync(place, text, { lang: 'dts' }).program.body) {
      if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') continue;
      if (node.source) {
        const other = posix.join(posix.dirname(place), node.source.value.replace(/\.js$/, '.d.ts'));
        const names = 'specifiers' in node ? node.specifiers.map(({ local }) => nameOf(local)) : undefined;
        visit(other, names ? new Set(names.filter((name) => wanted?.has(name) ?? true)) : wanted);
        continue;
      }
      if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
      const name = nameOfDeclaration(node.declaration);
      if (wanted && !wanted.has(name)) continue;
      const list = found.get(place) ?? [];
      found.set(place, list);
      const code = text.slice(node.start, node.end).replace(/^export (declare )?/, '');
      if (!list.some((each) => each.code === code)) list.push({ name, about: commentBefore(text, node.start), code });
    }
  };
  visit(entry, undefined);
  return found;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value);

// biome-ignore lint/suspicious/noExplicitAny: one of a dozen kinds of nodes, of which only the name is read
const nameOfDeclaration = (node: any): string => (node.id ?? node.declarations[0].id).name;

function commentBefore(text: string, at: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, at))?.[1] ?? '';
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
}

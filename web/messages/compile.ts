/**
 * Compiles the message catalogue `en.json` into one function for each message.
 *
 * `whole` holds all messages of a locale in one module, for the server and for development. `split` holds one module for
 * each message, so that a page of the built web app loads only the messages that it uses.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pseudoText } from './pseudo.ts';

type Form = 'whole' | 'split';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Adds the locale `en-XA`, whose texts are 40 % longer and marked: a text without the mark is not in the catalogue. */
const pseudo = process.env.PSEUDO_LOCALE === '1';
const structures = { whole: 'locale-modules', split: 'message-modules' } as const;

/** Compiles the catalogue in a form unless that form is up to date. Throws when a message of `en.json` is missing in the result. */
export async function compileMessages(form: Form): Promise<void> {
  const target = join(folder, 'compiled', form);
  const hashFile = join(target, '.hash');
  const hash = sourceHash();
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;

  const { compile } = await import('@inlang/paraglide-js');
  rmSync(target, { recursive: true, force: true });
  await compile({
    project: pseudo ? pseudoProject() : join(folder, 'project.inlang'),
    outdir: target,
    outputStructure: structures[form],
    strategy: ['globalVariable', 'baseLocale'],
  });
  // The compiler only warns when its plugin does not load, and then writes an empty catalogue.
  const index = readFileSync(join(target, 'messages/_index.js'), 'utf8');
  const missing = Object.keys(messages()).filter((key) => !index.includes(key));
  if (missing.length)
    throw new Error(
      `The message catalogue was not compiled: ${missing.length} messages are missing, such as ${missing[0]}.`,
    );
  if (form === 'whole') writeFileSync(join(target, 'messages.d.ts'), declarations());
  writeFileSync(hashFile, hash);
}

/** Declares the functions of the messages. A message takes text and numbers only, so that no object is printed as "[object Object]". */
function declarations(): string {
  const lines = Object.entries(messages()).map(([key, message]) => {
    const inputs = typeof message === 'string' ? placeholders(message) : declaredInputs(message);
    const parameter = inputs.length ? `inputs: { ${inputs.map((name) => `${name}: string | number`).join('; ')} }` : '';
    return `  ${key}(${parameter}): string;`;
  });
  return `export declare const m: {\n${lines.join('\n')}\n};\n`;
}

type Message = string | { declarations: string[]; match: Record<string, string> }[];

const placeholders = (text: string): string[] => [
  ...new Set([...text.replace(/\\\\.|\\./g, '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
];
const declaredInputs = (variants: { declarations: string[] }[]): string[] =>
  variants.flatMap(({ declarations }) =>
    declarations.filter((line) => line.startsWith('input ')).map((line) => line.slice(6)),
  );

/** Writes a project with the catalogue and its pseudo-locale, and returns its folder. */
function pseudoProject(): string {
  const target = join(folder, 'compiled/pseudo');
  const project = join(target, 'project.inlang');
  mkdirSync(project, { recursive: true });
  const settings = JSON.parse(readFileSync(join(folder, 'project.inlang/settings.json'), 'utf8'));
  const modules = settings.modules.map((path: string) => `../../${path}`);
  writeFileSync(join(project, 'settings.json'), JSON.stringify({ ...settings, modules, locales: ['en', 'en-XA'] }));
  writeFileSync(join(target, 'en.json'), JSON.stringify(messages()));
  writeFileSync(join(target, 'en-XA.json'), JSON.stringify(pseudoMessages()));
  return project;
}

const pseudoMessages = (): Record<string, Message> =>
  Object.fromEntries(Object.entries(messages()).map(([key, message]) => [key, pseudoMessage(message)]));

const pseudoMessage = (message: Message): Message =>
  typeof message === 'string'
    ? pseudoText(message)
    : message.map(({ match, ...rest }) => ({
        ...rest,
        match: Object.fromEntries(Object.entries(match).map(([form, text]) => [form, pseudoText(text)])),
      }));

function messages(): Record<string, Message> {
  const { $schema, ...all } = JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8'));
  return all;
}

function sourceHash(): string {
  const hash = createHash('sha256').update(String(pseudo));
  for (const file of ['en.json', 'project.inlang/settings.json', 'package.json', 'compile.ts', 'pseudo.ts'])
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

if (import.meta.main) await compileMessages((process.argv[2] as Form) ?? 'whole');

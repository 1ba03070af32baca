import type { SourceFile } from './source-files.ts';

/** Returns the violation of a rule by a file's import, as a sentence, or undefined when it is allowed. */
export type Rule = (file: SourceFile, target: string, order: readonly string[]) => string | undefined;

/** Engines in order: each may import those before it. */
const engines = ['geo', 'mortgage', 'hypersearch', 'agent-match', 'market'];

const isTest = (path: string): boolean => /\.(test|spec|fixture)\.tsx?$/.test(path);
const isPackage = (target: string): boolean => !/^(engines|server|web|journeys|bench|tools)\//.test(target);
const engineOf = (target: string): string | undefined =>
  /^@lintel\/(geo|mortgage|hypersearch|agent-match|market)(?:\/|$)/.exec(target)?.[1];
const moduleOf = (side: 'server' | 'web', path: string): string | undefined =>
  new RegExp(`^${side}/src/modules/([^/]+)/`).exec(path)?.[1];

const engine: Rule = ({ path }, target) => {
  const own = /^engines\/([^/]+)\/src\//.exec(path)?.[1];
  if (!own || isTest(path)) return undefined;
  if (!isPackage(target)) {
    return target.startsWith(`engines/${own}/src/`)
      ? undefined
      : 'an engine imports only its own files and engines above it';
  }
  const other = engineOf(target);
  if (other === undefined) return 'an engine is pure: it imports no npm package and nothing of Node';
  return engines.indexOf(other) < engines.indexOf(own) ? undefined : `engine ${own} comes before ${other}`;
};

const platform: Rule = ({ path }, target) => {
  if (!path.startsWith('server/src/platform/') || isTest(path)) return undefined;
  if (target.startsWith('server/src/modules/')) return 'the platform contains no business terms';
  const other = engineOf(target);
  return other && other !== 'geo' ? 'the platform imports no engine but geo' : undefined;
};

const serverModule: Rule = ({ path }, target, order) => {
  const own = moduleOf('server', path);
  if (!own || isTest(path)) return undefined;
  if (target === 'server/src/app.ts' || target === 'server/src/main.ts') return 'a module does not import the app';
  const other = moduleOf('server', target);
  if (other === undefined || other === own) return undefined;
  if (path.endsWith('/contract.ts') && target.endsWith('/contract.ts')) return undefined;
  if (!target.endsWith('/index.ts')) return `${own} imports of ${other} only its interface, index.ts`;
  return order.indexOf(other) < order.indexOf(own) ? undefined : `${own} comes before ${other} in app.ts`;
};

const contract: Rule = ({ path }, target) => {
  if (!/^server\/src\/modules\/(?:.+\/)?contract\.ts$/.test(path)) return undefined;
  const allowed =
    target === 'zod' ||
    target.startsWith('@lintel/messages') ||
    engineOf(target) ||
    target === 'server/src/platform/serve/contract.ts' ||
    target.endsWith('/contract.ts');
  return allowed
    ? undefined
    : 'a contract reaches the browser: it imports zod, messages, the builder, engines and contracts only';
};

const webFloor: Rule = ({ path }, target) => {
  if (!/^web\/src\/(ui|api)\//.test(path)) return undefined;
  return /^web\/src\/(modules|layouts|routes)\//.test(target)
    ? 'web/ui and web/api contain no business terms'
    : undefined;
};

const webModule: Rule = ({ path }, target) => {
  const own = moduleOf('web', path);
  if (!own) return undefined;
  if (target.startsWith('server/')) return 'the web reaches the server by @lintel/server/<module> only';
  if (/^web\/src\/(layouts|routes)\//.test(target)) return 'a module provides parts; layouts and routes arrange them';
  const other = moduleOf('web', target);
  if (other === undefined || other === own) return undefined;
  return /\/(paths|index)\.tsx?$/.test(target)
    ? undefined
    : `${own} links to ${other} by its paths, or uses what its index offers`;
};

const topFloor: Rule = ({ path }, target) => {
  const importers = /^server\/(src\/main|src\/import|test\/|.*\.test)|^tools\/|^bench\//;
  if (target === 'server/src/app.ts' && !importers.test(path)) return 'only main and tests import app.ts';
  return target.startsWith('web/src/routes/') && !/^web\/src\/(router|routeTree|routes\/)/.test(path)
    ? 'only the router imports routes'
    : undefined;
};

/** The sample network, backup, restore, move, and the commands in `server/src`. */
const command: Rule = ({ path }, target) => {
  if (!/^server\/(sample\/|src\/operation\/|src\/[^/]+\.ts$)/.test(path) || isTest(path)) return undefined;
  return moduleOf('server', target) === undefined ||
    /^server\/src\/modules\/([^/]+\/index|.+\/contract)\.ts$/.test(target)
    ? undefined
    : 'commands and the sample network use the interfaces of modules, index.ts and contract.ts';
};

export const rules: readonly Rule[] = [
  command,
  engine,
  platform,
  serverModule,
  contract,
  webFloor,
  webModule,
  topFloor,
];

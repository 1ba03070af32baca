import type { SourceFile } from './source-files.ts';

/** Returns the violation of a rule by a file's import, as a sentence, or undefined when it is allowed. */
export type Rule = (file: SourceFile, target: string, order: readonly string[]) => string | undefined;

/** Engines in order: each may import those before it. */
const engines = ['geo', 'mortgage', 'hypersearch', 'agent-match'];

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
const isPackage = (target: string): boolean => !/^(engines|server|web|journeys|bench|tools)\//.test(target);
const engineOf = (target: string): string | undefined =>
  /^@lintel\/(geo|mortgage|hypersearch|agent-match)$/.exec(target)?.[1];
const capabilityOf = (side: 'server' | 'web', path: string): string | undefined =>
  new RegExp(`^${side}/src/capabilities/([^/]+)/`).exec(path)?.[1];

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
  return engines.indexOf(other) < engines.indexOf(own) ? undefined : `engine ${own} stands above ${other}`;
};

const foundation: Rule = ({ path }, target) => {
  if (!path.startsWith('server/src/foundation/') || isTest(path)) return undefined;
  if (target.startsWith('server/src/capabilities/')) return 'the foundation knows no noun of the business';
  const other = engineOf(target);
  return other && other !== 'geo' ? 'the foundation leans on no engine but geo' : undefined;
};

const serverCapability: Rule = ({ path }, target, order) => {
  const own = capabilityOf('server', path);
  if (!own || isTest(path)) return undefined;
  if (target === 'server/src/app.ts' || target === 'server/src/main.ts') return 'a capability does not import the app';
  const other = capabilityOf('server', target);
  if (other === undefined || other === own) return undefined;
  if (path.endsWith('/contract.ts') && target.endsWith('/contract.ts')) return undefined;
  if (!target.endsWith('/index.ts')) return `${own} enters ${other} by its door, index.ts`;
  return order.indexOf(other) < order.indexOf(own) ? undefined : `${own} stands above ${other} in app.ts`;
};

const contract: Rule = ({ path }, target) => {
  if (!/^server\/src\/capabilities\/[^/]+\/contract\.ts$/.test(path)) return undefined;
  const allowed =
    target === 'zod' ||
    target.startsWith('@lintel/messages') ||
    engineOf(target) ||
    target === 'server/src/foundation/contract.ts' ||
    target.endsWith('/contract.ts');
  return allowed
    ? undefined
    : 'a contract reaches the browser: it imports zod, messages, the builder, engines and contracts only';
};

const webFloor: Rule = ({ path }, target) => {
  if (!/^web\/src\/(ui|wire)\//.test(path)) return undefined;
  return /^web\/src\/(capabilities|frames|routes)\//.test(target)
    ? 'web/ui and web/wire know no noun of the business'
    : undefined;
};

const webCapability: Rule = ({ path }, target) => {
  const own = capabilityOf('web', path);
  if (!own) return undefined;
  if (target.startsWith('server/')) return 'the web reaches the server by @lintel/server/<capability> only';
  if (/^web\/src\/(frames|routes)\//.test(target)) return 'a capability offers; frames and routes arrange';
  const other = capabilityOf('web', target);
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

export const rules: readonly Rule[] = [
  engine,
  foundation,
  serverCapability,
  contract,
  webFloor,
  webCapability,
  topFloor,
];

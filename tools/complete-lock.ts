/**
 * `npm run lock`: after a change of dependencies, adds the optional packages of all platforms to
 * package-lock.json, and removes what makes `npm ci` print warnings or download packages that nothing uses.
 * npm writes only the optional packages that its registry offered when the lock file was made; `npm ci` then
 * rejects the file on other platforms. An entry with version, system and processor suffices: other machines skip
 * it, matching ones download it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  engines?: Record<string, string>;
  os?: string[];
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** System and processor are part of the name: `@biomejs/cli-linux-x64-musl`. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc =
    words.includes('musl') || words.includes('musleabihf') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> };
let added = 0;

for (const [path, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const hoisted = lock.packages[`node_modules/${name}`];
    if (lock.packages[nested] || (hoisted && hoisted.version === version)) continue;
    const platform = platformOf(name);
    if (!platform.os || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const place = hoisted ? nested : `node_modules/${name}`;
    lock.packages[place] = { version, ...platform, ...(dev && { dev }), optional: true } as Package;
    added++;
  }
}

/** Native builds of about 360 MB each. The compiler of messages opens its project in memory, by WebAssembly. */
const unused = /^node_modules\/@lix-js\/sdk-(?:darwin|linux|win32)-/;
for (const [path, entry] of Object.entries(lock.packages)) if (unused.test(path)) entry.os = ['none'];

/**
 * Every command runs on the package `node`. npm compares `engines` with the Node that runs npm itself, so it would
 * warn on Node 20 about packages that never run there.
 */
const ownMajor = Number(lock.packages['node_modules/node']!.version!.split('.')[0]);
const oldestMajor = 20;
const accepts = (range: string, major: number): boolean =>
  range.split('||').some((each) => {
    const [, operator, first] = /^\s*(>=|\^|~|=)?\s*v?(\d+)/.exec(each) ?? [];
    return operator === '>=' ? Number(first) <= major : Number(first) === major;
  });
for (const entry of Object.values(lock.packages)) {
  const range = entry.engines?.node;
  if (range && !accepts(range, oldestMajor) && accepts(range, ownMajor)) delete entry.engines;
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} packages of other platforms were added.`);

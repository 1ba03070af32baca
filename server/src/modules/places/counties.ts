import { readFileSync } from 'node:fs';

/** A county of the USA: "Travis County"; a parish in Louisiana, a borough in Alaska. */
export interface County {
  name: string;
  state: string;
  zips: readonly string[];
}

const kinds: Readonly<Record<string, string>> = { AK: 'Borough', LA: 'Parish' };

/** Returns the counties with their ZIP codes; `us-counties.txt` names the source. */
export function counties(): County[] {
  const lines = readFileSync(new URL('us-counties.txt', import.meta.url), 'utf8').split('\n');
  const found: County[] = [];
  let state = '';
  for (const line of lines) {
    if (/^[A-Z]{2}$/.test(line)) state = line;
    const [name, zips] = line.split('|');
    if (name === undefined || zips === undefined || line.startsWith('#')) continue;
    found.push({ name: `${name} ${kinds[state] ?? 'County'}`, state, zips: zips.split(' ').flatMap(zipsOf) });
  }
  return found;
}

/** Expands "786:01-0312" to 78601, 78602, 78603 and 78612. */
function zipsOf(group: string): string[] {
  const [head, tails = ''] = group.split(':');
  return [...tails.matchAll(/(\d\d)(?:-(\d\d))?/g)].flatMap(([, first, last = first]) => {
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, step) => `${head}${String(Number(first) + step).padStart(2, '0')}`);
  });
}

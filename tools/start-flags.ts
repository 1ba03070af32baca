import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The V8 flags of `npm start`, for journeys and benches that run the same server. */
export const startFlags: readonly string[] = scripts.start.match(/--(?!import)[\w-]+(=\S+)?/g);

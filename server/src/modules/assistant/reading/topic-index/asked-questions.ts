import { readFileSync } from 'node:fs';

let all: ReadonlyMap<string, readonly string[]> | undefined;

/** Questions that people asked, by entry or topic. */
export function askedQuestions(): ReadonlyMap<string, readonly string[]> {
  all ??= readQuestions();
  return all;
}

function readQuestions(): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const line of readFileSync(new URL('../../knowledge/asked.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const [id, question] = line.split('\t') as [string, string];
    asked.set(id, [...(asked.get(id) ?? []), question]);
  }
  return asked;
}

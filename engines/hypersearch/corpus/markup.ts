import { parseFact } from '../src/index.ts';

/** A sentence of the folder `writers`: its labels stand in braces behind the words that they are about. */
export interface MarkedLine {
  id: string;
  lang: string;
  class: string;
  /** `a {3 bed|beds>=3} in {Boise|place:boise}` */
  s: string;
}

/** A sentence of a fair-housing file of the folder `writers`; `refuse` is empty for a lawful one. */
export interface FairHousingLine {
  id: string;
  lang: string;
  s: string;
  refuse: string[];
}

/** Labels that are no facts of the search; see writers/README.md. */
const withoutFact = /^(?:c|w|\?|basis=pi|a:(?:down|rate|term|income|debts|savings|credit)=[\d.]+%?)$/;

/** The sentence without its labels, and the facts that they name. Throws where a label is unknown. */
export function unmark({ id, s }: Pick<MarkedLine, 'id' | 's'>): { query: string; facts: string[] } {
  const facts = new Set<string>();
  const query = s.replace(/\{([^{}|]+)\|([^{}]*)\}/g, (_, words: string, labels: string) => {
    for (const label of labels.split(';').map((each) => each.trim())) {
      if (withoutFact.test(label)) continue;
      const fact = label.replace(/^(?:prefer:)?u:(\w+).*$/, 'unsupported:$1').replace(/^r:/, 'refuse:');
      if (!parseFact(fact)) throw new Error(`${id}: “${label}” is no label`);
      facts.add(fact);
    }
    return words;
  });
  return { query, facts: [...facts] };
}

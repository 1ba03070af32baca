import { foldPlace } from '@lintel/geo';
/** Scores dialogues: the first turn is read, each further one changes the search that stands. */
import { type Fact, factText, parseFact, type ReadContext, read, refine } from '../src/index.ts';

/** A fact in the form in which it is compared: plain numbers, folded names. */
export function comparable(fact: string): string {
  const named = /^((?:prefer:)?(?:place|not-place|near):)(.*?)(<=[\d.]+(?:min|mi|km))?$/.exec(fact);
  if (named) return `${named[1]}${foldPlace(named[2] as string)}${named[3] ?? ''}`;
  return fact.replace(/(\d+)\.0+$/, '$1');
}

export interface Turn {
  query: string;
  /** The whole search after this turn; `{ cheaper: true }` asks for one step that way, whatever its size. */
  facts: readonly string[] | Readonly<Record<string, boolean>>;
}

export interface Dialogue {
  id: string;
  lang: 'en' | 'fr' | 'es';
  turns: readonly Turn[];
}

/** Fields that a step without a figure moves. */
const steps: Readonly<Record<string, RegExp>> = {
  cheaper: /^(price<=|sort:price_asc)/,
  pricier: /^(price[<>]=|sort:price_desc)/,
  bigger: /^(sqft>=|sort:sqft_desc)/,
  smaller: /^sqft<=/,
  newer: /^(year>=|sort:newest|has:new_construction)/,
  closer: /^near:/,
};

const isList = (facts: Turn['facts']): facts is readonly string[] => Array.isArray(facts);

export interface Judged {
  turn: Turn;
  before: readonly string[];
  missing: string[];
  extra: string[];
}

/** Each turn with what it should have given and did not; a turn starts from the right search, not from what was made of the one before. */
export function judge(dialogue: Dialogue, context: ReadContext): Judged[] {
  let standing: readonly Fact[] = [];
  return dialogue.turns.map((turn, at) => {
    const before = standing.map(factText);
    const facts =
      at === 0
        ? read(turn.query, context).facts.map((one) => one.fact)
        : refine(standing, turn.query, { ...context, language: dialogue.lang }).facts;
    const parsed = new Set(
      facts.map((fact) => comparable(factText(fact))).filter((fact) => fact !== 'unsupported:other'),
    );
    const asked = turn.facts;
    if (!isList(asked)) {
      const step = Object.keys(asked)[0] ?? '';
      const moved = [...parsed].filter((fact) => !before.includes(fact));
      standing = facts;
      const right = moved.length === 1 && (steps[step] ?? /./).test(moved[0] as string);
      return { turn, before, missing: right ? [] : [step], extra: right ? [] : moved };
    }
    const gold = new Set(asked.map(comparable).filter((fact) => fact !== 'unsupported:other'));
    standing = asked.flatMap((text) => parseFact(text) ?? []);
    return {
      turn,
      before,
      missing: [...gold].filter((fact) => !parsed.has(fact)),
      extra: [...parsed].filter((fact) => !gold.has(fact)),
    };
  });
}

export function reportDialogues(text: string, context: ReadContext, failures: boolean): string {
  const dialogues = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Dialogue);
  const judged = dialogues.map((dialogue) => ({ dialogue, turns: judge(dialogue, context) }));
  const wrong = (turn: Judged) => turn.missing.length + turn.extra.length > 0;
  const all = judged.flatMap(({ turns }) => turns);
  const lines = [
    `turns      ${all.filter((turn) => !wrong(turn)).length} of ${all.length} exact`,
    `dialogues  ${judged.filter(({ turns }) => !turns.some(wrong)).length} of ${judged.length} exact throughout`,
  ];
  if (failures)
    for (const { dialogue, turns } of judged)
      for (const { turn, before, missing, extra } of turns.filter(wrong))
        lines.push(
          `${dialogue.id} [${before.join('  ')}] ${turn.query}`,
          `    gold only:   ${missing.join('  ')}`,
          `    parsed only: ${extra.join('  ')}`,
        );
  return lines.join('\n');
}

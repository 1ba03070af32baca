/** Laws that hold for every sentence: each is tried on composed sentences and returns those that break it. */
import fc from 'fast-check';
import { type Fact, factText, type ReadContext } from '../../src/index.ts';
import { type Claim, slotOf } from '../../src/read/claims.ts';
import { readingOf, type Understanding, understand } from '../../src/read/read.ts';
import { has } from '../../src/read/words/items.ts';
import { type Composed, compose } from './compose.ts';
import { diceOf } from './dice.ts';
import type { Language } from './speaker.ts';

export interface Broken {
  query: string;
  why: string;
}

interface Outcome {
  draws: number;
  broken: Broken[];
}

/** Words that mean something and are no criterion of any field, and words that no language has. */
const contents: Readonly<Record<Language, string>> = {
  en: 'bananas trampoline nosy purple widow haunted ukulele mortgage inspector geese spaghetti volcano lawyer cheerful rusty chandelier blorvik zanquet harpsichord turnip',
  fr: 'bananes trampoline violet veuve notaire oies spaghettis volcan avocate joyeux rouillé lustre blorvik zanquet clavecin navet inspecteur fantôme parapluie moustique',
  es: 'plátanos trampolín morado viuda notario gansos espaguetis volcán abogada alegre oxidado candelabro blorvik zanquet clavecín nabo inspector fantasma paraguas mosquito',
};

/** A "no" with what no field answers, and with words that no one knows, which only a comma ends. */
const negations: Readonly<Record<Language, { known: readonly string[]; unknown: readonly string[] }>> = {
  en: {
    known: [
      'no flood zone',
      'not in a flood zone',
      'no septic',
      'without carpet',
      "don't want stucco",
      'avoid radon',
      'no street parking',
      'no road noise',
    ],
    unknown: ['not haunted', 'no bananas', 'no time for that', 'without geese', 'no noisy geese', 'no popcorn walls'],
  },
  fr: {
    known: ['pas de zone inondable', 'pas en zone inondable', 'pas de fosse septique', 'aucun radon'],
    unknown: ['pas hanté', 'sans bananes', 'sans oies', 'pas de moustiques'],
  },
  es: {
    known: ['sin zona de inundación', 'no en zona de inundación', 'sin fosa séptica'],
    unknown: ['no embrujada', 'sin plátanos', 'ningún ganso', 'nada de mosquitos', 'sin radón'],
  },
};

const textsOf = (understanding: Understanding): string[] =>
  readingOf(understanding).facts.map(({ fact }) => factText(fact));

/** Draws composed sentences; `check` says why one breaks the law. */
function tryOut(
  language: Language,
  draws: number,
  seed: number,
  check: (composed: Composed, among: <T>(list: readonly T[]) => T) => Broken | undefined,
): Outcome {
  const seeds = fc.sample(fc.integer({ min: 3_000_000, max: 2_000_000_000 }), { numRuns: draws, seed });
  const broken: Broken[] = [];
  for (const one of seeds) {
    const found = check(compose(language, one), diceOf(one + 1).among);
    if (found) broken.push(found);
  }
  return { draws, broken };
}

/** A content word or a number at any place of a sentence has a state; it is never passed over. */
export const insertionsAreReported = (language: Language, draws: number, context: ReadContext, seed = 1): Outcome =>
  tryOut(language, draws, seed, ({ query }, among) => {
    const number = among([true, false, false]);
    const word = number ? among(['37', '4,512', '12.5', '803', '6', '99000']) : among(contents[language].split(' '));
    const gaps = [0, ...[...query.matchAll(/ /g)].map(({ index }) => index + 1), query.length];
    const at = among(gaps);
    const lead = at === query.length ? ' ' : '';
    const sentence = `${query.slice(0, at)}${lead}${word} ${query.slice(at)}`;
    const [from, to] = [at + lead.length, at + lead.length + word.length];
    const { parts } = readingOf(understand(sentence, context));
    const silent = parts.find(({ span, fate }) => fate === 'filler' && span[0] < to && from < span[1]);
    const covered = parts.some(({ span }) => span[0] <= from && to <= span[1]);
    if (!silent && covered) return undefined;
    return { query: sentence, why: `“${word}” was passed over` };
  });

/** Every fact points at words, and these are shown in the state of the fact. */
export const factsShowTheirWords = (language: Language, draws: number, context: ReadContext, seed = 2): Outcome =>
  tryOut(language, draws, seed, ({ query }) => {
    const { facts, parts } = readingOf(understand(query, context));
    for (const { fact, spans } of facts) {
      const states = new Set(
        parts.filter(({ span }) => spans.some(([from, to]) => span[0] < to && from < span[1])).map(({ fate }) => fate),
      );
      const state = fact.kind === 'prefer' ? 'preference' : fact.kind === 'unsupported' ? 'unsupported' : 'applied';
      if (!states.has(state)) return { query, why: `${factText(fact)} shows [${[...states].join(' ')}]` };
    }
    return undefined;
  });

/** Without the words of one fact the sentence says all its other facts and not that one. */
export const removalsRemoveOne = (language: Language, draws: number, context: ReadContext, seed = 3): Outcome =>
  tryOut(language, draws, seed, ({ query }, among) => {
    const before = understand(query, context);
    const live = before.claims.filter((claim) => claim.facts.length > 0 && claim.fate !== 'withdrawn');
    // A part that takes something back says more than its own fact.
    if (live.length === 0 || before.claims.some((claim) => claim.fate === 'withdrawn')) return undefined;
    const claim = among(live);
    const rest = live.filter((one) => one !== claim);
    const removed = without(before, claim, rest);
    const slots = new Set(claim.facts.map(slot));
    const kept = (facts: readonly Fact[]) =>
      facts
        .filter((fact) => !slots.has(slot(fact)) && slot(fact) !== 'lot')
        .map(factText)
        .sort();
    const after = understand(removed, context);
    const [wanted, found] = [
      kept(readingOf(before).facts.map(({ fact }) => fact)),
      kept(readingOf(after).facts.map(({ fact }) => fact)),
    ];
    const own = claim.facts.map(factText).filter((text) => !rest.some((one) => one.facts.map(factText).includes(text)));
    const stays = textsOf(after).filter((text) => own.includes(text) && text !== 'type:land');
    if (wanted.join() === found.join() && stays.length === 0) return undefined;
    return {
      query,
      why: `without ${own.join(' ')} (“${removed}”): ${[...stays, ...difference(wanted, found)].join(' ')}`,
    };
  });

/** Facts of one matter change together: kinds of homes with lots, and places with their states. */
function slot(fact: Fact): string {
  const criterion = fact.kind === 'prefer' ? fact.criterion : fact;
  if (criterion.kind === 'place' || criterion.kind === 'zip') return 'state';
  if (criterion.kind === 'type' && criterion.type === 'land') return 'lot';
  return slotOf(criterion);
}

function difference(wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted.filter((text) => !found.includes(text)).map((text) => `−${text}`),
    ...found.filter((text) => !wanted.includes(text)).map((text) => `+${text}`),
  ];
}

/** Joining words and articles that a removal leaves before a comma or behind a "no". */
const dangling = /(?:^| )(?:and|et|y|e|or|ou|o|nor|ni)(?: (?:an?|une?|una|l[ae]s?|el|los))?(?= *(?:[,.;]|$))/gi;
const joined = /((?:^| )(?:no|without|sans|sin|pas de)) (?:or|ou|o|ni|nor) /i;

/** The sentence without the words of a claim, its "no" or "ideally" included where no other claim stands under it. */
function without({ sentence, tokens, items }: Understanding, claim: Claim, rest: readonly Claim[]): string {
  const shared = new Set(rest.flatMap((one) => one.cues));
  const before = items[claim.from - 1];
  const ofPlace = has(before, 'in') && claim.facts.some((fact) => slot(fact) === 'state');
  const start = claim.from - (ofPlace || has(before, 'art') ? 1 : 0);
  const cues = claim.cues
    .filter((cue) => !shared.has(cue) && (cue < start || cue >= claim.to))
    .map((cue) => [cue, cue + 1] as const);
  const ranges = [[start, claim.to] as const, ...cues].map(([from, to]) => [
    tokens[items[from]?.from ?? 0]?.start ?? 0,
    tokens[(items[to - 1]?.to ?? 1) - 1]?.end ?? 0,
  ]);
  let left = sentence;
  for (const [start, end] of ranges.toSorted((a, b) => (b[0] as number) - (a[0] as number)))
    left = `${left.slice(0, start)}${left.slice(end)}`;
  return left.replace(/ {2,}/g, ' ').replace(dangling, '').replace(joined, '$1 ').trim();
}

/** A "no" said of what cannot be searched inverts, drops or adds no fact, wherever it stands. */
export const negationsStayTheirOwn = (language: Language, draws: number, context: ReadContext, seed = 4): Outcome =>
  tryOut(language, draws, seed, ({ query, cuts }, among) => {
    const known = among([true, false]);
    const said = among(negations[language][known ? 'known' : 'unknown']);
    const phrase = query === query.toUpperCase() ? said.toUpperCase() : said;
    const at = among(cuts);
    const joint = known ? among([', ', ' ']) : ', ';
    const lead = query[at - 1] === ' ' || at === 0 ? '' : among([', ', ' ']);
    const sentence = `${query.slice(0, at)}${lead}${phrase}${query[at] === undefined || /[.,;]/.test(query[at]) ? '' : joint}${query.slice(at)}`;
    const hard = (text: string) => !text.includes('unsupported:');
    const wanted = textsOf(understand(query, context)).filter(hard).sort();
    const found = textsOf(understand(sentence, context)).filter(hard).sort();
    if (wanted.join() === found.join()) return undefined;
    return { query: sentence, why: difference(wanted, found).join(' ') };
  });

/** The laws by what they say. */
export const laws = {
  'reports each inserted word and number': insertionsAreReported,
  'shows the words of each fact': factsShowTheirWords,
  'loses one fact with its words and no other': removalsRemoveOne,
  'turns no fact by a "no" that is said of something else': negationsStayTheirOwn,
};

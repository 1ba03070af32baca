import { type Fact, factText, isCriterion, parseFact, type Reading } from '@lintel/hypersearch';
import { z } from 'zod';
import {
  type Finder,
  find,
  finderToken,
  matchesOf,
  noticesOf,
  searchQueryOf,
  understand,
  waysToWiden,
} from '../../../search/index.ts';
import { offer } from '../../offers.ts';
import { homeMark, type StoredPart } from '../../parts/stored-part.ts';
import type { Language } from '../../reading/language.ts';
import { plain } from '../../reading/plain.ts';
import { type ToolContext, type ToolResult, tool } from '../tool.ts';
import { choices, query, sources, speaker, text } from '../words.ts';
import { districtsBefore, districtsIn } from './districts-of.ts';
import { factIn } from './fact-labels.ts';
import { homeAsData, storedHome } from './homes.ts';
import { say, searchAgain } from './search-words.ts';

const shownAtOnce = 6;

export const searchHomes = tool({
  name: 'searchHomes',
  about:
    'Find homes for sale by a sentence such as "3 bedroom house in Austin under 500k with a pool". Returns how many there are and the first six.',
  input: z.strictObject({
    sentence: z.string().min(1).max(2_000),
    places: z.array(z.string().min(3).max(120)).max(3).optional().describe('Facts of places that the sentence names'),
    newWithinDays: z.number().int().min(0).max(99).optional().describe('Only homes listed in the last days'),
  }),
  async run(context, { sentence, places = [], newWithinDays }) {
    const finder = context.resolve(finderToken);
    const recent = newWithinDays === undefined ? undefined : parseFact(`dom<=${Math.max(1, newWithinDays)}`);
    const asked = searchQueryOf(finder, { query: sentence });
    const read = {
      ...asked,
      facts: [
        ...asked.facts.filter((fact) => !recent || !factText(fact).startsWith('dom')),
        ...(recent ? [recent] : []),
      ],
    };
    const placed = read.facts.filter(isWhere);
    const others = places.flatMap((place) => parseFact(place) ?? []);
    const missed = new Set(
      find(finder, { facts: read.facts.filter(applies) }, { limit: 0 }).notApplied.map(({ fact }) => fact),
    );
    // “Montréal, plutôt Rosemont”: without homes in the district, the search is about the city.
    const isElsewhere = others.length > 0 && placed.length > 0 && placed.every((fact) => missed.has(factText(fact)));
    const facts = isElsewhere
      ? [...read.facts.filter((fact) => !isWhere(fact)), ...others]
      : placed.length > 0
        ? read.facts
        : [...read.facts, ...others];
    const { language } = context;
    const { reading } = understand({ query: sentence }, finder.placeNames, finder.clock());
    return homesFor(context, facts, {
      ...(recent ? {} : { path: `/hypersearch${query({ q: sentence })}` }),
      notUsed: reading ? notUsedIn(reading, sentence) : [],
      districts: reading ? districtsIn(reading, sentence) : [],
      ...(isElsewhere
        ? { before: placed.map((fact) => say[language].noHomesIn(factIn(fact, language), [])).join(' ') }
        : {}),
    });
  },
});

/** Returns the parts of a sentence that the search does not support. */
export const notUsedIn = ({ parts }: Pick<Reading, 'parts'>, sentence: string): string[] =>
  parts.flatMap(({ fate, span }) => (fate === 'unsupported' ? [sentence.slice(...span).trim()] : [])).slice(0, 4);

const isWhere = ({ kind }: Fact): boolean => kind === 'place' || kind === 'state' || kind === 'zip';

const applies = (fact: Fact): boolean => isCriterion(fact) || fact.kind === 'sort' || fact.kind === 'prefer';

/** Maximum number of undo steps. */
const mostEarlier = 10;

/** Returns the undo history for a new search. It includes the current search if the new one differs. */
function earlierThan({ talk: { search } }: ToolContext, facts: readonly Fact[]): string[][] {
  if (!search) return [];
  const same = facts.filter(applies).map(factText).join() === search.facts.join();
  return same ? (search.before ?? []) : [...(search.before ?? []), search.facts].slice(-mostEarlier);
}

/** Answers with the homes that match the facts, starting at offset `told`. */
export async function homesFor(
  context: ToolContext,
  facts: readonly Fact[],
  {
    told = 0,
    path,
    before,
    notUsed = [],
    districts = districtsBefore(context, facts),
    earlier = earlierThan(context, facts),
  }: {
    told?: number;
    path?: string;
    before?: string;
    notUsed?: readonly string[];
    districts?: readonly string[];
    earlier?: string[][];
  } = {},
): Promise<ToolResult> {
  const finder = context.resolve(finderToken);
  const label = (fact: Fact) => factIn(fact, context.language);
  const instead = similarTo(notUsed).filter(
    (fact) => !facts.some((each) => factText(each).endsWith(factText(fact).slice('prefer:'.length))),
  );
  const applied = [...facts.filter(applies), ...instead];
  const texts = applied.map(factText);
  const found = find(finder, { facts: applied }, { limit: told + shownAtOnce, relaxations: true });
  const homes = await matchesOf(context.db, finder, found.hits.slice(told));
  const noHomes = placesWithoutHomes(finder, applied, found.notApplied, label);
  const unknown = found.notApplied.flatMap(({ fact, why }) => {
    const read = why === 'unknown-place' ? undefined : parseFact(fact);
    return read ? [label(read)] : [];
  });
  // Homes anywhere else do not replace those of a named place.
  const missed = new Set(noHomes.map(({ fact }) => fact));
  const ways =
    found.total === 0
      ? waysToWiden(finder, { facts: applied }, found)
          .filter(({ drop }) => noHomes.length === 0 || !drop.some((one) => missed.has(one) || one === 'places'))
          .slice(0, 3)
      : [];
  const words = say[context.language];
  const at = path ?? `/search${query({ add: texts })}`;
  const data = {
    understood: texts,
    labels: applied.map(label),
    notApplied: unknown,
    noHomes,
    notUsed,
    districts,
    total: found.total,
    told,
    from: told + 1,
    to: told + homes.length,
    shown: homes.length,
    homes: homes.map(homeAsData),
    withoutOneCriterion: ways.map(({ label: without, total }) => ({ label: without, total })),
  };
  const parts: StoredPart[] = [
    text(
      before,
      words.found(found.total, told, homes.length),
      words.looked(applied.map(label)),
      told === 0 &&
        homes.length > 1 &&
        applied.some(({ kind }) => kind === 'sort') &&
        firstOfSort(applied, homes[0]!, context.language),
      districts.length > 0 && words.districts(districts, applied.filter(isWhere).map(label)),
      ...noHomes.map(({ place, isKnown, near }) => (isKnown ? words.noHomesIn(place, near) : words.noSuchPlace(place))),
      unknown.length > 0 && words.unknown(unknown),
      notUsed.length > 0 && words.notUsed(notUsed),
      ...instead.map((fact) => words.firstInstead(label(fact.kind === 'prefer' ? fact.criterion : fact))),
    ),
  ];
  if (homes.length > 0)
    parts.push({
      kind: 'homes',
      asOf: context.now.toISOString(),
      homes: homes.map(storedHome),
      total: found.total,
      moreAt: at,
    });
  if (homes.length === 0 && ways.length > 0) {
    parts.push(text(words.widen(waysIn(ways, applied, label))));
    parts.push(choices(...ways.map(({ drop }) => widened(applied, drop, context.language))));
  } else {
    parts.push(
      choices(
        homes.length > 1 && offer(context.language, 'compare'),
        homes.length > 0 && offer(context.language, 'month'),
        found.total > told + homes.length && offer(context.language, 'more'),
        homes.length > 0 && offer(context.language, 'cheaper'),
      ),
    );
  }
  parts.push(sources([words.source, at]));
  return {
    facts: data,
    parts,
    talk: {
      shown: homes.map(({ id }) => id),
      search: {
        facts: texts,
        told: told + homes.length,
        before: earlier,
        ...(districts.length > 0 ? { districts: [...districts] } : {}),
      },
      ...(homes.length === 1 ? { home: homes[0]!.id } : { home: undefined }),
    },
  };
}

/** Names the cheapest or dearest home of a search that is sorted by price. */
function firstOfSort(
  applied: readonly Fact[],
  { id, price, currency }: Awaited<ReturnType<typeof matchesOf>>[number],
  language: Language,
): string | false {
  const sort = applied.flatMap((fact) => (fact.kind === 'sort' ? [fact.sort] : []))[0];
  const money = speaker(language).money(price, currency);
  return (sort === 'price_asc' || sort === 'price_desc') && say[language].extreme[sort](homeMark(id), money);
}

/** Features that order the homes in place of a criterion that the search does not support. */
const similar: readonly (readonly [words: RegExp, fact: string])[] = [
  [/\b(park\w*|stationnement|estacionamiento|cochera)\b/, 'prefer:has:garage'],
  [/\b(yard|garden|jardin|cour|patio)\b/, 'prefer:has:fenced_yard'],
];

const similarTo = (notUsed: readonly string[]): Fact[] =>
  similar.flatMap(([words, fact]) => (notUsed.some((each) => words.test(plain(each))) ? (parseFact(fact) ?? []) : []));

/** Maximum distance of a place that is offered instead, in miles or kilometers. */
const farthest = 90;

/** Returns the named places without homes, each with the nearest places that have homes that match the rest. */
function placesWithoutHomes(
  finder: Finder,
  applied: readonly Fact[],
  notApplied: readonly { fact: string; why: string }[],
  label: (fact: Fact) => string,
) {
  const missing = notApplied.flatMap(({ fact: text, why }) => {
    const fact = applied.find((each) => factText(each) === text);
    return why === 'unknown-place' && fact && (fact.kind === 'place' || fact.kind === 'state' || fact.kind === 'zip')
      ? [{ fact, words: label(fact), city: undefined, isNowhere: false }]
      : [];
  });
  return noticesOf(finder, missing, applied).map(({ fact, words, text: notice, offers }) => ({
    fact,
    place: words,
    isKnown: !notice.startsWith('I don'),
    near: offers
      .filter(
        ({ distance, homes }) =>
          distance !== null && homes > 0 && Number.parseFloat(distance.replace(/[,\s\u00a0\u202f]/g, '')) <= farthest,
      )
      .map(({ label: name, homes, distance }) => ({ label: name, homes, distance })),
  }));
}

/** Returns a button for the same search without some criteria. `droppedBy` parses its message. */
function widened(
  facts: readonly Fact[],
  drop: readonly string[],
  language: Language,
): { label: string; message: string } {
  const kept = facts.filter((fact) => !drop.includes(factText(fact)) && !drop.includes(groupOf(fact)));
  const dropped = facts.filter((fact) => !kept.includes(fact)).map((fact) => factIn(fact, language));
  return {
    label: say[language].without(dropped.join(', ')),
    message: `${searchAgain[language]}${dropped.join(', ').toLowerCase()}`,
  };
}

/** Returns the number of homes without each criterion, with labels in the language of the question. */
const waysIn = (
  ways: readonly { drop: readonly string[]; label: string; total: number }[],
  applied: readonly Fact[],
  labelOf: (fact: Fact) => string,
) =>
  ways.map(({ drop, label, total }) => {
    const dropped = applied.filter((fact) => drop.includes(factText(fact)) || drop.includes(groupOf(fact)));
    return { label: dropped.length > 0 ? dropped.map(labelOf).join(', ') : label, total };
  });

const groupOf = (fact: Fact): string =>
  fact.kind === 'type'
    ? 'types'
    : fact.kind === 'place' || fact.kind === 'state' || fact.kind === 'zip'
      ? 'places'
      : '';

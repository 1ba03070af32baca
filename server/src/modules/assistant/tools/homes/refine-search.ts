import { type Fact, type Field, factText, parseFact, type Refinement } from '@lintel/hypersearch';
import { z } from 'zod';
import { find, finderToken, refined } from '../../../search/index.ts';
import { offer } from '../../offers.ts';
import { namesArea } from '../../reading/homes/area-facts.ts';
import { changeInWords } from '../../reading/homes/change-words.ts';
import type { Language } from '../../reading/language.ts';
import { isPlace } from '../../reading/message.ts';
import { plain } from '../../reading/plain.ts';
import { goesBack, takesBack } from '../../reading/plans/follow-ups/search-after.ts';
import { suggestedSearch } from '../own/own-places.ts';
import { type ToolContext, type ToolResult, tool } from '../tool.ts';
import { choices, speaker, text } from '../words.ts';
import { areaIn } from './areas.ts';
import { factIn } from './fact-labels.ts';
import { homesById } from './homes.ts';
import { homesFor, notUsedIn } from './search-homes.ts';
import { say, searchAgain } from './search-words.ts';

export const refineSearch = tool({
  name: 'refineSearch',
  about:
    'Change the last search of this conversation by a few words: "cheaper", "with a pool too", "forget Denver, try Boulder", "newest first", "undo", "start over"; with `more` the next homes of the same search.',
  input: z.strictObject({ change: z.string().min(1).max(2_000), more: z.boolean().optional() }),
  async run(context, { change, more }) {
    const { search } = context.talk;
    if (!search)
      return {
        facts: { refined: false },
        parts: [
          text(say[context.language].nothingToChange),
          choices(await suggestedSearch(context), offer(context.language, 'saved')),
        ],
      };
    const before = search.facts.flatMap((fact) => parseFact(fact) ?? []);
    if (more) return homesFor(context, before, { told: search.told });
    const dropped = droppedBy(plain(change), before, context.language);
    if (dropped) return homesFor(context, dropped);
    // HyperSearch reads “only” as an exact number.
    return changed(
      context,
      before,
      bounded(change.replace(onesWords, ' ').replace(/^\s*(?:(?:ok|now|and|then),?\s+)*(only|just)\s+/i, '')),
    );
  },
});

async function changed(context: ToolContext, before: readonly Fact[], sentence: string): Promise<ToolResult> {
  const finder = context.resolve(finderToken);
  const words = say[context.language];
  const { language } = context;
  const middles = await shownMiddles(context);
  const refinement = withAllowedTypes(
    inOnePlace(refined(finder, before, sentence, { found: middles.found, language }), before, sentence),
    before,
    sentence,
  );
  if (refinement.kind === 'undo') return takenBack(context, before);
  if (refinement.kind === 'new' && refinement.facts.length === 0)
    return {
      facts: { refined: true, understood: [] },
      parts: [text(words.cleared), choices(await suggestedSearch(context), offer(language, 'saved'))],
      talk: { search: undefined, shown: [], home: undefined },
    };
  const notUsed = notUsedIn(refinement.reading, sentence);
  if (refinement.kind === 'same') return homesFor(context, before, { before: words.unchanged, notUsed });
  const middle = middles.used();
  if (refinement.kind === 'new') return homesFor(context, refinement.facts, { notUsed });
  if (!middle)
    return withChanges(
      await homesFor(context, refinement.facts, { before: words.changed(labelsOf(refinement, language)), notUsed }),
      refinement,
      language,
    );
  const side = sideOf(refinement, middle.field);
  if (find(finder, { facts: refinement.facts }, { limit: 0 }).total > 0) {
    const introduction = words.beyond(middle.field, side, middle.spoken);
    return withChanges(
      await homesFor(context, refinement.facts, { before: introduction }),
      refinement,
      language,
      middle.value,
    );
  }
  // No home lies beyond the median, so the engine only sorts and the answer says so.
  const sorted = refined(finder, before, sentence, { language });
  const none = words.noneBeyond(middle.field, side, middle.spoken);
  return withChanges(await homesFor(context, sorted.facts, { before: none }), sorted, language, middle.value);
}

const capWords =
  /\b(cap (it|that|the price) (at|to)|cap(ped)? at|max(ing)? out at|top(ping)? out at|go (up )?to|bump (it|that|the price) (up )?to|raise (it|that|the price) to|lower (it|that|the price) to|drop (it|the price) to|nothing (over|above)|not (over|above)|plafonne[rz]?( le prix)? a|monte[rz]?( le prix)?( jusqu'?)? ?a|rien (au-dessus|au dessus) de|sin pasar de|sub\w+(lo)? (el precio )?(hasta|a)|bajal\w* a|que no pase de)\s+(?=\$? ?\d)/gi;

/** A limit of three digits, which is a price in thousands: “up to 650”. */
const shortPrice =
  /\b(under|up to|max(?:imum)?(?: of)?|at most|below|less than|no more than|hasta|menos de|máximo|maximo|jusqu['’]à|jusqu['’]a|moins de|sous|maximum|around|about)\s+(?:\$ ?)?(\d{3})(?![\d,.%]| ?(?:k|mil|thousand|000|sq|sf|ft|feet|m2|pieds?|pies|days?|jours|días|dias|\$|homes?)\b)/gi;

/** Pets that a home allows: “that take a dog”. */
const petWords =
  /\b(?:that |which )?(?:take|takes|allow|allows|accept|accepts|permit|permits|welcome|welcomes) (?:(?:a|an|my|our|one|two|big|large|small|both) )*(?:dogs?|cats?|pets?)\b|\b(?:(?:i|we) )?(?:need|have|want|got|gotta) to (?:bring|keep|have) (?:(?:a|an|my|our|the|two|both|big) )*(?:dogs?|cats?|pets?)\b|\b(?:qui )?(?:accepte|acceptent|permettent|permet|autorise|autorisent) (?:les |des |un |une |mon |nos )?(?:gros |grands |petits )?(?:chiens?|chats?|animaux)\b|\b(?:que )?(?:acept\w+|permit\w+|dejan) (?:tener )?(?:un |una |los |las |mi )?(?:perros?|gatos?|mascotas?)\b/gi;

const feeWords = /\b(fees?|hoa|dues|strata|charges|frais|cuotas?|month|mois|mes)\b/;
/** “only the ones with a pool” changes no number of rooms. */
const onesWords =
  /\b(?:the )?ones\b(?: (?:that|which)(?: have)?)?|\bcelles? (?:qui ont )?(?=avec\b)|\b(?:las|los) que (?:tengan|tienen)\b/gi;

/** Rewrites “Cap it at 625” as a maximum price; three digits mean thousands. */
function bounded(typed: string): string {
  const change = changeInWords(typed);
  const under = (new RegExp(goesBack.source, 'i').test(change) ? change.replace(takesBack, '') : change)
    .replace(goesBack, 'under ')
    .replace(petWords, 'pet friendly')
    .replace(capWords, 'under ');
  return feeWords.test(plain(change))
    ? under
    : under.replace(shortPrice, (_, words: string, digits: string) => `${words} $${digits}k`);
}

const alsoWords = /\b(also|too|as well|add|plus|or|besides|aussi|egalement|ajoute\w*|ou|tambien|ademas|agreg\w+|o)\b/;

/**
 * Replaces the previous place for “And in Laval?” unless the text asks for both places. A landmark replaces an earlier
 * landmark and stays within the city.
 */
function inOnePlace(refinement: Refinement, before: readonly Fact[], sentence: string): Refinement {
  const come = refinement.changes.filter(({ now, was }) => was.length === 0 && now.length > 0 && now.every(isWhere));
  const isArea = come.some(({ now }) => now.some((fact) => namesArea(factText(fact))));
  const old = before.filter(
    (fact) =>
      isWhere(fact) &&
      (isArea || !namesArea(factText(fact))) &&
      refinement.facts.some((one) => factText(one) === factText(fact)),
  );
  if (refinement.kind !== 'changed' || come.length === 0 || old.length === 0 || alsoWords.test(plain(sentence)))
    return refinement;
  const gone = new Set(old.map(factText));
  const [first] = come;
  return {
    ...refinement,
    facts: refinement.facts.filter((fact) => !gone.has(factText(fact))),
    changes: refinement.changes.map((change) =>
      change === first ? { ...change, kind: 'replaced' as const, was: old } : change,
    ),
  };
}

/** Says that a type of home may come too: “condos are fine too”, “un condo ça va aussi”. */
const allowsType =
  /\b(?:is|are|'s|would be|work|works|be)? ?(?:fine|ok|okay|good|cool|alright|acceptable|works?)\b(?: (?:too|as well|also|with (?:me|us)))?|\b(?:ca va|c'est (?:correct|beau|bon|ok)|convien\w+|fait l'affaire)\b|\b(?:esta[n]? bien|tambien|me sirve\w*|va\w* bien|ok)\b/;

/**
 * Leaves the types open where the search had none and the text only allows one more, and keeps the types that the search
 * had.
 */
function withAllowedTypes(refinement: Refinement, before: readonly Fact[], sentence: string): Refinement {
  const isType = (fact: Fact): boolean => fact.kind === 'type' && !fact.not;
  const words = plain(sentence);
  if (refinement.kind !== 'changed' || !allowsType.test(words) || !alsoOrBut.test(words)) return refinement;
  if (!before.some(isType))
    return {
      ...refinement,
      facts: refinement.facts.filter((fact) => !isType(fact)),
      changes: refinement.changes.filter(({ now }) => !now.some(isType)),
    };
  return {
    ...refinement,
    facts: [...refinement.facts, ...refinement.changes.flatMap(({ was, now }) => (now.some(isType) ? was : []))],
    changes: refinement.changes.map((change) =>
      change.now.some(isType) ? { ...change, kind: 'added' as const, was: [] } : change,
    ),
  };
}
const alsoOrBut = /\b(too|also|as well|but|aussi|mais|egalement|tambien|pero|pis|and|y|et)\b/;

const isWhere = (fact: Fact): boolean => isPlace(factText(fact));

/** Restores the previous search for “undo”. */
function takenBack(context: ToolContext, present: readonly Fact[]): Promise<ToolResult> {
  const words = say[context.language];
  const searches = context.talk.search?.before ?? [];
  const last = searches.at(-1);
  if (!last) return homesFor(context, present, { before: words.nothingBefore });
  const facts = last.flatMap((fact) => parseFact(fact) ?? []);
  return homesFor(context, facts, { before: words.takenBack, earlier: searches.slice(0, -1) });
}

interface Middle {
  field: Field;
  value: number;
  spoken: string;
}

/** Returns the medians of the homes shown last and records which median a refinement used. */
async function shownMiddles(context: ToolContext) {
  const shown = await homesById(context, context.talk.shown);
  const of = (values: readonly (number | null | undefined)[]): number | undefined => {
    const known = values.filter((value) => typeof value === 'number').sort((one, other) => one - other);
    return known[Math.floor((known.length - 1) / 2)];
  };
  const one = new Set(shown.map(({ currency }) => currency)).size === 1;
  let used: Middle | undefined;
  const noted = (field: Field, value: number | undefined, spoken: (value: number) => string) => {
    if (value !== undefined) used = { field, value, spoken: spoken(value) };
    return value;
  };
  return {
    found: {
      // Prices in two currencies have no common median.
      get price() {
        if (!one) return undefined;
        return noted('price', of(shown.map(({ price }) => price)), (value) =>
          speaker(context.language).money(value, shown[0]!.currency),
        );
      },
      get sqft() {
        return noted('sqft', of(shown.map(({ squareFeet }) => squareFeet)), (value) =>
          areaIn(speaker(context.language), value, shown[0]!.country),
        );
      },
      get year() {
        return noted('year', of(shown.map(({ yearBuilt }) => yearBuilt)), String);
      },
    },
    used: () => used,
  };
}

/** Returns the side of the median that the new search covers. */
const sideOf = ({ changes }: Refinement, field: Field): '<=' | '>=' =>
  changes.flatMap(({ now }) => now).find((fact) => fact.kind === 'bound' && fact.field === field && fact.op === '>=')
    ? '>='
    : '<=';

const labelsOf = ({ changes }: Refinement, language: Language) => {
  const label = (fact: Fact) => factIn(fact, language);
  return changes.map(({ was, now }) => ({ was: was.map(label), now: now.map(label) }));
};

/** Adds the changes and the median to the facts, because the facts must contain every figure of the answer. */
const withChanges = (result: ToolResult, refinement: Refinement, language: Language, middle?: number): ToolResult => ({
  ...result,
  facts: {
    ...(result.facts as object),
    changes: labelsOf(refinement, language),
    ...(middle === undefined ? {} : { middle }),
  },
});

/** Drops the criteria named in the offer “Search again without fenced yard”. Returns undefined for any other text. */
function droppedBy(words: string, before: readonly Fact[], language: Language): Fact[] | undefined {
  const begin = plain(searchAgain[language]);
  const named = words.startsWith(begin) ? words.slice(begin.length) : undefined;
  if (named === undefined) return undefined;
  const gone = new Set(before.filter((fact) => named.includes(plain(factIn(fact, language)))).map(factText));
  return gone.size === 0 ? undefined : before.filter((fact) => !gone.has(factText(fact)));
}

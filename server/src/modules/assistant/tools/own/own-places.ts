import { searchesOf } from '../../../alerts/index.ts';
import { propertiesByIds, ratesToken } from '../../../listings/index.ts';
import { savedListingIds } from '../../../saving/index.ts';
import type { InLanguages } from '../../reading/language.ts';
import type { ToolContext } from '../tool.ts';

type Asker = Pick<ToolContext, 'db' | 'me' | 'resolve' | 'now' | 'talk'>;

const title = (name: string): string => name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
const placeIn = (facts: readonly string[]): string | undefined => {
  const place = facts.find((fact) => fact.startsWith('place:'));
  return place && title(place.slice('place:'.length));
};

/** Returns a city that the person searches in, from the conversation, a saved search or a saved home. */
export async function ownPlace({ db, me, resolve, now, talk }: Asker): Promise<string | undefined> {
  const fromConversation = placeIn(talk.search?.facts ?? []);
  if (fromConversation) return fromConversation;
  for (const { question } of await searchesOf(db, me.id))
    for (const fact of question.facts) if (fact.kind === 'place' && !fact.not) return title(fact.name);
  const [first] = await savedListingIds(db, me.id);
  if (first === undefined) return undefined;
  const [home] = await propertiesByIds(db, [first], { rates: resolve(ratesToken)(), now });
  return home?.city;
}

const searches: InLanguages<(place: string) => string> = {
  en: (place) => `Homes for sale in ${place}`,
  fr: (place) => `Propriétés à vendre à ${place}`,
  es: (place) => `Casas en venta en ${place}`,
};

/** Suggests a search in the person's own city; undefined if none is known. */
export async function suggestedSearch(context: Asker & Pick<ToolContext, 'language'>): Promise<string | undefined> {
  const place = await ownPlace(context);
  return place && searches[context.language](place);
}

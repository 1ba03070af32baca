import type { Db } from '../../../platform/database/db.ts';
import type { Property } from '../../listings/index.ts';
import { propertiesByIds, type Rates } from '../../listings/index.ts';
import type { ChatMessage, HomeCard, Part } from '../contract.ts';
import type { InLanguages, Language } from '../reading/language.ts';
import type { chatMessages } from '../tables.ts';
import { homeMarks, type StoredHome, type StoredPart } from './stored-part.ts';

type Row = typeof chatMessages.$inferSelect;

/** Presents stored messages. Homes have their currently public details and the figures from the day of the answer. */
export async function presentMessages(
  db: Db,
  rows: readonly Row[],
  context: { rates: Rates; now: Date },
): Promise<ChatMessage[]> {
  const ids = new Set(rows.flatMap(({ parts }) => homesIn(parts)));
  const homes = new Map((await propertiesByIds(db, [...ids], context)).map((home) => [home.id, home]));
  return rows.map(({ id, isFromUser, message, parts, calls, by, talk, createdAt }) => {
    const language = talk?.language ?? 'en';
    const shown = isFromUser ? [] : parts.map((part) => presentPart(part, homes, language));
    return {
      id,
      message: isFromUser ? message : textOf(shown),
      isFromUser,
      createdAt: createdAt.toISOString(),
      parts: shown,
      used: [...new Set(calls.map(({ tool }) => tool))],
      by,
      language,
    };
  });
}

/** Returns the text of an answer without its cards. */
export const textOf = (parts: readonly (Part | StoredPart)[]): string =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n\n');

function homesIn(parts: readonly StoredPart[]): number[] {
  const marked = [...JSON.stringify(parts).matchAll(homeMarks)].map(([, id]) => Number(id));
  return [...marked, ...parts.flatMap((part) => ('homes' in part ? part.homes.map(({ id }) => id) : []))];
}

type Homes = ReadonlyMap<number, Property>;

function presentPart(part: StoredPart, homes: Homes, language: Language): Part {
  const named = <T extends string>(words: T) =>
    words.replace(homeMarks, (_, id: string) => nameOf(homes.get(Number(id)), language));
  switch (part.kind) {
    case 'text':
      return { ...part, text: named(part.text) };
    case 'homes':
    case 'comparison':
      return { ...part, homes: part.homes.map((home) => cardOf(home, homes.get(home.id), language)) };
    case 'costs':
      return { ...part, title: named(part.title) };
    case 'choices':
      return { ...part, choices: part.choices.map(({ label, message }) => ({ label: named(label), message })) };
    case 'sources':
      return { ...part, links: part.links.map(({ label, path }) => ({ label: named(label), path })) };
    default:
      return part;
  }
}

const names: InLanguages<{ gone: string; hidden(place: string): string }> = {
  en: { gone: 'A home that is no longer listed', hidden: (place) => `The home in ${place}` },
  fr: { gone: 'Une propriété qui n’est plus inscrite', hidden: (place) => `La propriété à ${place}` },
  es: { gone: 'Una casa que ya no se anuncia', hidden: (place) => `La casa en ${place}` },
};

/** Returns the address of a home, or its area if the seller hides the address. */
function nameOf(home: Property | undefined, language: Language): string {
  if (!home) return names[language].gone;
  return home.address ?? names[language].hidden(home.neighbourhood ?? home.city);
}

const cardOf = (stored: StoredHome, home: Property | undefined, language: Language): HomeCard => ({
  ...stored,
  // A monthly total is shown only with its rate.
  ...(stored.rate ? { rate: stored.rate } : { rate: null, monthlyTotal: null }),
  // Figures of a home that is no longer public are removed.
  ...(home ? {} : { price: null, currency: null, monthlyTotal: null, rate: null, cashToClose: null }),
  path: `/property/${stored.id}`,
  title: nameOf(home, language),
  gone: home === undefined,
  city: home?.city ?? null,
  state: home?.state ?? null,
  bedrooms: home?.bedrooms ?? null,
  bathrooms: home?.bathrooms ?? null,
  squareFeet: home?.squareFeet ?? null,
  status: home?.status ?? null,
  photo: home?.photo ?? null,
});

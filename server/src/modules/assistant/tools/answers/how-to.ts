import { parseFact } from '@lintel/hypersearch';
import { z } from 'zod';
import { howToPlaces } from '../../knowledge/how-to-places.ts';
import { offer } from '../../offers.ts';
import { homeMark } from '../../parts/stored-part.ts';
import { countryOf } from '../../reading/homes/places.ts';
import type { InLanguages } from '../../reading/language.ts';
import { factIn } from '../homes/fact-labels.ts';
import { homeAsData, homesById } from '../homes/homes.ts';
import { tool } from '../tool.ts';
import { choices, query, sources, speaker, text } from '../words.ts';
import { siteTexts } from './how-to-site.ts';
import { howToTexts, howToTopics, pages } from './how-to-texts.ts';

interface Words {
  home(home: string, price: string): string;
  search(labels: string): string;
  /** The criteria of a saved search after a change. */
  changed(labels: string): string;
  gap(value: string, gap: string, price: string): string;
  open: string;
  local(place: string): string;
}

const words: InLanguages<Words> = {
  en: {
    home: (home, price) => `${home} asks ${price}.`,
    search: (labels) => `I read your search as: ${labels}. Open it below to save it.`,
    changed: (labels) => `With that change the search looks for: ${labels}.`,
    gap: (value, gap, price) => `The appraisal of ${value} is ${gap} below the price of ${price}.`,
    open: 'This search',
    local: (place) => `Details differ from place to place: ask a professional in ${place}.`,
  },
  fr: {
    home: (home, price) => `${home} est offerte à ${price}.`,
    search: (labels) => `J’ai compris votre recherche ainsi : ${labels}. Ouvrez-la ci-dessous pour l’enregistrer.`,
    changed: (labels) => `Avec ce changement, la recherche vise : ${labels}.`,
    gap: (value, gap, price) => `L’évaluation de ${value} est de ${gap} sous le prix de ${price}.`,
    open: 'Cette recherche',
    local: (place) => `Les détails varient d’un lieu à l’autre : demandez à un professionnel (${place}).`,
  },
  es: {
    home: (home, price) => `${home} se ofrece en ${price}.`,
    search: (labels) => `Entendí su búsqueda así: ${labels}. Ábrala abajo para guardarla.`,
    changed: (labels) => `Con ese cambio la búsqueda busca: ${labels}.`,
    gap: (value, gap, price) => `El avalúo de ${value} está ${gap} por debajo del precio de ${price}.`,
    open: 'Esta búsqueda',
    local: (place) => `Los detalles cambian según el lugar: pregunte a un profesional en ${place}.`,
  },
};

/** The country of a state and the state. California has the letters of Canada, and no text of its own. */
const placesOf = (state: string): string[] => [...new Set([countryOf(state), ...(state === 'CA' ? [] : [state])])];

export const howTo = tool({
  name: 'howTo',
  about: 'How something is done on this site or in a purchase.',
  input: z.strictObject({
    topic: z.enum(howToTopics),
    home: z.number().int().positive().optional().describe('The home it is about'),
    facts: z.array(z.string().min(3).max(120)).max(20).optional().describe('What a search to be saved looks for'),
    place: z.string().max(80).optional(),
    state: z.string().length(2).optional(),
    country: z.enum(['US', 'CA']).optional(),
    gap: z
      .strictObject({ price: z.number().min(1_000).max(1e9), value: z.number().min(1_000).max(1e9) })
      .optional()
      .describe('A price and the lower value of the appraisal'),
    also: z.enum(howToTopics).optional().describe('A second topic that is asked'),
  }),
  async run(context, { topic, home: id, facts = [], place, state, country, gap, also }) {
    const { language } = context;
    const its = words[language];
    const { links, [language]: says } = howToTexts[topic];
    const second = also && howToTexts[also][language];
    const ofPlace = howToPlaces[topic] ?? {};
    const there = state
      ? placesOf(state).flatMap((where) => ofPlace[where]?.[language] ?? [])
      : (ofPlace[country ?? context.country]?.[language] ?? []);
    const [home] = id === undefined ? [] : await homesById(context, [id]);
    const money = (amount: number) =>
      speaker(language).money(amount, (country ?? context.country) === 'CA' ? 'CAD' : 'USD');
    const criteria = facts.flatMap((fact) => parseFact(fact) ?? []);
    const labels = criteria.map((fact) => factIn(fact, language)).join(' · ');
    return {
      facts: {
        topic,
        says,
        second: second ?? null,
        there,
        labels,
        gap: gap ? { ...gap, amount: gap.price - gap.value } : null,
        place: place ?? null,
        home: home ? homeAsData(home) : null,
      },
      parts: [
        text(
          home && its.home(homeMark(home.id), speaker(language).money(home.price, home.currency)),
          labels && topic !== 'edit-search' && its.search(labels),
          gap && its.gap(money(gap.value), money(gap.price - gap.value), money(gap.price)),
          says,
          labels && topic === 'edit-search' && its.changed(labels),
          ...[there].flat(),
          second,
          place && !(topic in siteTexts) && its.local(place),
        ),
        choices(offer(language, 'next'), offer(language, 'person')),
        sources(
          ...(facts.length > 0 ? [[its.open, `/search${query({ add: facts })}`] as const] : []),
          ...links.map((path) => [pages[path]![language], path] as const),
        ),
      ],
    };
  },
});

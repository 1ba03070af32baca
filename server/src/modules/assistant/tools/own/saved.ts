import { parseFact } from '@lintel/hypersearch';
import { z } from 'zod';
import { searchesOf } from '../../../alerts/index.ts';
import { propertiesByIds, ratesToken } from '../../../listings/index.ts';
import { savedHomesOf, savedListingIds } from '../../../saving/index.ts';
import { offer } from '../../offers.ts';
import { homeMark } from '../../parts/stored-part.ts';
import { plain } from '../../reading/plain.ts';
import { factIn } from '../homes/fact-labels.ts';
import { homeAsData, storedHome } from '../homes/homes.ts';
import { homesFor } from '../homes/search-homes.ts';
import { tool } from '../tool.ts';
import { choices, query, sources, speaker, text } from '../words.ts';
import { byCity, isWithin, listedHomes } from './saved-list.ts';
import { savedWords } from './saved-words.ts';

const shownAtOnce = 6;

export const savedHomes = tool({
  name: 'savedHomes',
  about:
    'The homes the buyer saved (with a co-buyer’s, where the list is shared), with prices, price cuts and what is no longer for sale.',
  input: z.strictObject({
    city: z.string().max(80).optional().describe('Only those of this city'),
    where: z.boolean().optional().describe('It was asked where they are'),
    lost: z.boolean().optional().describe('It was asked why there are fewer than before'),
    cuts: z.boolean().optional().describe('Only price cuts were asked for'),
    list: z.boolean().optional().describe('Prices and sizes were asked for'),
    counts: z.boolean().optional().describe('The number in each city was asked for'),
    priceMin: z.number().positive().optional(),
    priceMax: z.number().positive().optional(),
  }),
  async run(
    { db, me, resolve, now, language },
    { city, where, lost, cuts: onlyCuts = false, list, counts, ...bounds },
  ) {
    const its = savedWords[language];
    const say = speaker(language);
    const ids = await savedListingIds(db, me.id);
    const removed = lost ? (await savedHomesOf(db, me.id)).filter(({ removedAt }) => removedAt !== null) : [];
    const homes = await propertiesByIds(db, ids, { rates: resolve(ratesToken)(), now });
    const there = city === undefined ? homes : homes.filter((home) => plain(home.city) === plain(city));
    const within = there.filter(isWithin(bounds));
    const cuts = homes.filter(({ priceCut }) => priceCut !== null);
    const shown = (onlyCuts && cuts.length > 0 ? cuts : within).slice(0, shownAtOnce);
    const [closed, gone] = [homes.filter(({ status }) => status !== 'active'), ids.length - homes.length];
    const cutWords = cuts
      .slice(0, 3)
      .map(({ id, priceCut, currency }) =>
        its.by(homeMark(id), say.money(priceCut!.amount, currency), say.day(priceCut!.on)),
      );
    return {
      facts: {
        saved: ids.length,
        city: city ?? null,
        inCity: there.length,
        within: within.length,
        ...bounds,
        ...(counts ? { cities: homes.map((home) => home.city) } : {}),
        listed: homes.length,
        noLongerListed: gone,
        ...(lost ? { removed: removed.map(({ listingId, removedAt }) => ({ id: listingId, on: removedAt })) } : {}),
        homes: shown.map((home) => ({ ...homeAsData(home), priceCut: home.priceCut })),
        notForSale: closed.map(({ id, status }) => ({ id, status })),
        withPriceCut: cuts.map(({ id, priceCut }) => ({ id, priceCut })),
      },
      parts: [
        text(
          ids.length === 0 ? its.none : !onlyCuts && its.saved(ids.length),
          where && ids.length > 0 && its.where,
          city !== undefined && ids.length > 0 && its.there(there.length, city),
          counts && byCity(homes, say),
          ...(list && homes.length > 0 ? listedHomes(there, bounds, say) : []),
          lost &&
            (removed.length === 0
              ? its.noneRemoved
              : its.removed(
                  say.listed(
                    removed
                      .slice(0, 3)
                      .map(({ listingId, removedAt }) =>
                        its.removedOn(homeMark(listingId), say.day(removedAt!.toISOString())),
                      ),
                  ),
                )),
          gone > 0 && its.gone(gone),
          homes.length > 0 &&
            !onlyCuts &&
            (closed.length === 0
              ? its.allForSale
              : its.notForSale(say.listed(closed.slice(0, 3).map(({ id }) => homeMark(id))))),
          ids.length > 0 && (cuts.length === 0 ? its.noCut : its.cut(say.listed(cutWords))),
        ),
        ...(shown.length > 0
          ? [
              {
                kind: 'homes' as const,
                asOf: now.toISOString(),
                homes: shown.map(storedHome),
                total: list || city !== undefined ? within.length : ids.length,
                moreAt: '/saved',
              },
            ]
          : []),
        choices(
          shown.length > 1 && offer(language, 'compare'),
          shown.length > 0 && offer(language, 'month'),
          offer(language, 'recommend'),
        ),
        sources(
          [its.page, '/saved'],
          ...(shown.length > 1 ? [[its.compare, `/compare${query({ id: shown.map(({ id }) => id) })}`] as const] : []),
        ),
      ],
      talk: {
        shown: shown.map(({ id }) => id),
        ...(shown.length === 1 ? { home: shown[0]!.id } : { home: undefined }),
      },
    };
  },
});

export const savedSearches = tool({
  name: 'savedSearches',
  about: 'The searches the buyer saved, with their criteria, whether they are active and how many alerts are new.',
  input: z.strictObject({
    cuts: z.boolean().optional().describe('Homes of the saved search with a price cut were asked for'),
  }),
  async run(context, { cuts }) {
    const { db, me, now, language } = context;
    const its = savedWords[language];
    const searches = await searchesOf(db, me.id);
    const [first] = searches;
    const reduced = cuts ? parseFact('has:price_reduced') : undefined;
    if (first && reduced)
      return homesFor(context, [...first.question.facts, reduced], { before: its.ofSearch(first.name) });
    const fresh = searches.reduce((sum, { newAlerts }) => sum + newAlerts, 0);
    type Search = (typeof searches)[number];
    const criteria = ({ question, summary }: Search) =>
      language === 'en'
        ? summary
        : speaker(language).listed(question.facts.map((fact) => factIn(fact, language))) || summary;
    // A search is named after its criteria unless its owner renames it.
    const beyondName = (search: Search) => (criteria(search) === search.name ? '' : criteria(search));
    return {
      facts: {
        count: searches.length,
        newAlerts: fresh,
        searches: searches.map((search) => ({
          name: search.name,
          criteria: criteria(search),
          paused: search.paused,
          frequency: its.frequency[search.frequency],
        })),
      },
      parts: [
        text(
          searches.length === 0 ? its.noSearch : its.searches(searches.length),
          ...searches
            .slice(0, 3)
            .map((search) =>
              search.paused
                ? its.paused(search.name)
                : `${its.active(search.name, beyondName(search))} ${its.frequency[search.frequency]}`,
            ),
          searches.length > 0 && its.fresh(fresh),
        ),
        ...(searches.length > 0
          ? [
              {
                kind: 'steps' as const,
                asOf: now.toISOString(),
                steps: searches.slice(0, shownAtOnce).map(({ id, name }) => ({
                  text: name,
                  path: `/saved-searches/${id}`,
                  dueOn: null,
                })),
              },
            ]
          : []),
        choices(offer(language, 'saveSearch'), offer(language, 'fewerEmails')),
        sources([its.searchesPage, '/saved?tab=searches']),
      ],
    };
  },
});

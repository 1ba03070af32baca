import { z } from 'zod';
import { searchesOf } from '../../alerts/index.ts';
import { propertiesByIds, ratesPart } from '../../listings/index.ts';
import { savedListingIds } from '../../saving/index.ts';
import { homeMark } from '../parts/stored-part.ts';
import { homeAsData, storedHome } from './homes.ts';
import { tool } from './tool.ts';
import { choices, counted, dayInWords, listed, money, query, sources, text } from './words.ts';

const shownAtOnce = 6;

export const savedHomes = tool({
  name: 'savedHomes',
  about: 'The homes that the buyer saved (with a co-buyer’s, where the list is shared), with prices and price cuts.',
  input: z.strictObject({}),
  async run({ db, me, use, now }) {
    const ids = await savedListingIds(db, me.id);
    const homes = await propertiesByIds(db, ids, { rates: use(ratesPart)(), now });
    const shown = homes.slice(0, shownAtOnce);
    const cuts = homes.filter(({ priceCut }) => priceCut !== null);
    const gone = ids.length - homes.length;
    const compared = shown.slice(0, 6).map(({ id }) => id);
    return {
      facts: {
        saved: ids.length,
        listed: homes.length,
        noLongerListed: gone,
        homes: shown.map((home) => ({ ...homeAsData(home), priceCut: home.priceCut })),
        withPriceCut: cuts.map(({ id, priceCut }) => ({ id, priceCut })),
      },
      parts: [
        text(
          ids.length === 0
            ? 'You have not saved a home yet. Press the heart on a home to keep it here.'
            : `You have saved ${counted(ids.length, 'home')}.`,
          gone > 0 && `${counted(gone, 'home')} of them ${gone === 1 ? 'is' : 'are'} no longer listed.`,
          ids.length > 0 &&
            (cuts.length === 0
              ? 'No price cut is known of them.'
              : `Cut in price: ${listed(cuts.slice(0, 3).map(({ id, priceCut, currency }) => `${homeMark(id)} by ${money(priceCut!.amount, currency)} on ${dayInWords(priceCut!.on)}`))}.`),
        ),
        ...(shown.length > 0
          ? [
              {
                kind: 'homes' as const,
                asOf: now.toISOString(),
                homes: shown.map(storedHome),
                total: ids.length,
                moreAt: '/saved',
              },
            ]
          : []),
        choices(
          shown.length > 1 && 'Compare them',
          shown.length > 0 && 'How much is the first one a month?',
          'What would you recommend for me?',
        ),
        sources(
          ['Saved homes', '/saved'],
          ...(compared.length > 1 ? [['Side by side', `/compare${query({ id: compared })}`] as const] : []),
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
  about: 'The searches that the buyer saved and is told of.',
  input: z.strictObject({}),
  async run({ db, me, now }) {
    const searches = await searchesOf(db, me.id);
    return {
      facts: {
        count: searches.length,
        searches: searches.map(({ name, summary, paused }) => ({ name, summary, paused })),
      },
      parts: [
        text(
          searches.length === 0
            ? 'You have no saved search yet. Search for homes and press “Save search” to be told of new ones.'
            : `You follow ${counted(searches.length, 'saved search', 'saved searches')}.`,
          searches.some(({ paused }) => paused) &&
            `Paused: ${listed(searches.filter(({ paused }) => paused).map(({ name }) => name))}.`,
        ),
        ...(searches.length > 0
          ? [
              {
                kind: 'steps' as const,
                asOf: now.toISOString(),
                steps: searches.slice(0, shownAtOnce).map(({ id, name, summary }) => ({
                  text: summary === name ? name : `${name}: ${summary}`,
                  path: `/saved-searches/${id}`,
                  dueOn: null,
                })),
              },
            ]
          : []),
        choices('How do I save a search?', 'How do I get fewer emails?'),
        sources(['Saved searches', '/saved?tab=searches']),
      ],
    };
  },
});

import { z } from 'zod';
import { propertiesByIds, ratesToken } from '../../../listings/index.ts';
import { likedNeeded, recommendationsFor } from '../../../recommendations/index.ts';
import { finderToken } from '../../../search/index.ts';
import { offer } from '../../offers.ts';
import { homeMark } from '../../parts/stored-part.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { homeAsData, storedHome } from './homes.ts';

const shownAtOnce = 4;
const reasonsShown = 2;

interface Words {
  more(needed: number, liked: number): string;
  none: string;
  from(liked: number): string;
  match(home: string, score: string): string;
  page: string;
}

const words: InLanguages<Words> = {
  en: {
    more: (needed, liked) => `Save ${needed} or more homes you like to get recommendations (you have ${liked}).`,
    none: 'No home for sale fits what you saved and asked for well enough to recommend it now.',
    from: (liked) => `From the ${liked} homes you like, these suit you.`,
    match: (home, score) => `${home}: match ${score}.`,
    page: 'Recommendations',
  },
  fr: {
    more: (needed, liked) =>
      `Enregistrez ${needed} propriétés ou plus qui vous plaisent pour obtenir des recommandations (vous en avez ${liked}).`,
    none: 'Aucune propriété à vendre ne convient assez à ce que vous avez enregistré pour la recommander.',
    from: (liked) => `D’après les ${liked} propriétés qui vous plaisent, celles-ci vous conviennent.`,
    match: (home, score) => `${home} : compatibilité de ${score}.`,
    page: 'Recommandations',
  },
  es: {
    more: (needed, liked) =>
      `Guarde ${needed} o más casas que le gusten para recibir recomendaciones (tiene ${liked}).`,
    none: 'Ninguna casa en venta se ajusta lo suficiente a lo que guardó para recomendarla ahora.',
    from: (liked) => `Por las ${liked} casas que le gustan, estas le convienen.`,
    match: (home, score) => `${home}: coincidencia de ${score}.`,
    page: 'Recomendaciones',
  },
};

export const recommendations = tool({
  name: 'recommendations',
  about: 'Homes that suit what the buyer saved and asked for, each with its match score and true reasons.',
  input: z.strictObject({}),
  async run({ db, me, resolve, now, language }) {
    const { liked, homes } = await recommendationsFor({ db, finder: resolve(finderToken) }, me.id, shownAtOnce);
    const its = words[language];
    const page = sources([its.page, '/recommendations']);
    if (homes.length === 0)
      return {
        facts: { liked, likedNeeded, homes: [] },
        parts: [
          text(liked < likedNeeded ? its.more(likedNeeded, liked) : its.none),
          choices(offer(language, 'saved'), offer(language, 'next')),
          page,
        ],
      };
    const shown = await propertiesByIds(
      db,
      homes.map(({ id }) => id),
      { rates: resolve(ratesToken)(), now },
    );
    const percent = speaker(language).percent;
    const sentences = homes
      .slice(0, reasonsShown)
      .map(({ id, matchScore, reasoning }) =>
        [its.match(homeMark(id), percent(matchScore)), language === 'en' && reasoning].filter(Boolean).join(' '),
      );
    return {
      facts: {
        liked,
        homes: homes.map(({ id, matchScore, reasons }) => ({
          id,
          matchScore,
          reasons: reasons.map((reason) => reason.text),
        })),
        reasonings: homes.map(({ reasoning }) => reasoning),
        data: shown.map(homeAsData),
      },
      parts: [
        text(its.from(liked), ...sentences),
        {
          kind: 'homes',
          asOf: now.toISOString(),
          homes: shown.map(storedHome),
          total: null,
          moreAt: '/recommendations',
        },
        choices(shown.length > 1 && offer(language, 'compare'), offer(language, 'score')),
        page,
      ],
      talk: { shown: shown.map(({ id }) => id), home: undefined },
    };
  },
});

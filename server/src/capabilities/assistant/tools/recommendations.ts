import { z } from 'zod';
import { propertiesByIds, ratesPart } from '../../listings/index.ts';
import { likedNeeded, recommendationsFor } from '../../recommendations/index.ts';
import { finderPart } from '../../search/index.ts';
import { homeMark } from '../parts/stored-part.ts';
import { homeAsData, storedHome } from './homes.ts';
import { tool } from './tool.ts';
import { choices, counted, sources, text } from './words.ts';

const shownAtOnce = 4;
const reasonsShown = 2;

export const recommendations = tool({
  name: 'recommendations',
  about: 'Homes that suit what the buyer saved and asked for, each with its match score and true reasons.',
  input: z.strictObject({}),
  async run({ db, me, use, now }) {
    const { liked, homes } = await recommendationsFor({ db, finder: use(finderPart) }, me.id, shownAtOnce);
    const page = sources(['Recommendations', '/recommendations']);
    if (homes.length === 0)
      return {
        facts: { liked, likedNeeded, homes: [] },
        parts: [
          text(
            liked < likedNeeded
              ? `I know too little of your taste yet: save ${counted(likedNeeded, 'home')} or more that you like (you have ${liked}), and I can recommend others with true reasons.`
              : 'No home for sale suits what you saved and asked for well enough to recommend it now.',
          ),
          choices('3 bedroom homes in Austin under 500k', 'Show my saved homes'),
          page,
        ],
      };
    const shown = await propertiesByIds(
      db,
      homes.map(({ id }) => id),
      { rates: use(ratesPart)(), now },
    );
    const said = homes
      .slice(0, reasonsShown)
      .map(({ id, matchScore, reasoning }) => `${homeMark(id)}: match ${matchScore}%. ${reasoning}`);
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
        text(`From the ${counted(liked, 'home')} that you like, these suit you.`, ...said),
        {
          kind: 'homes',
          asOf: now.toISOString(),
          homes: shown.map(storedHome),
          total: null,
          moreAt: '/recommendations',
        },
        choices(shown.length > 1 && 'Compare them', 'How is the match score made?'),
        page,
      ],
      talk: { shown: shown.map(({ id }) => id), home: undefined },
    };
  },
});

import { z } from 'zod';
import { tool } from './tool.ts';
import { choices, sources, text } from './words.ts';

export const recommendations = tool({
  name: 'recommendations',
  about: 'Homes that suit what the buyer saved and asked for, each with its reasons.',
  input: z.strictObject({}),
  run: async () => ({
    facts: { known: false },
    parts: [
      text('Your recommendations stand on their own page, each with its reasons.'),
      choices('Show my saved homes'),
      sources(['Recommendations', '/recommendations']),
    ],
  }),
});

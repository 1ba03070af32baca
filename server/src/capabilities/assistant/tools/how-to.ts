import { z } from 'zod';
import { howToTopics } from '../reading/how-to-topics.ts';
import { howToTexts } from './how-to-texts.ts';
import { tool } from './tool.ts';
import { choices, sources, text } from './words.ts';

export const howTo = tool({
  name: 'howTo',
  about: 'How something is done on this site, or what a word of home buying means.',
  input: z.strictObject({ topic: z.enum(howToTopics) }),
  async run(_, { topic }) {
    const { says, links, next = [] } = howToTexts[topic];
    return { facts: { topic, says }, parts: [text(says), choices(...next), sources(...links)] };
  },
});

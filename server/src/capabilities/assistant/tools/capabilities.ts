import { z } from 'zod';
import { tool } from './tool.ts';
import { choices, sources, text } from './words.ts';

export const capabilities = tool({
  name: 'capabilities',
  about: 'What this assistant can and cannot do.',
  input: z.strictObject({}),
  run: async () => ({
    facts: { about: 'what the assistant can do' },
    parts: [
      text(
        'I am a program that answers from what this platform knows. I find and compare homes, work out monthly costs, cash to close and what you can afford, tell you where you are in your journey, what to do next and which papers are missing, find professionals, and count the market of a place.',
        'I show where each answer comes from. I give no legal, tax or medical advice, approve no loans, forecast no prices, and never search by who lives somewhere. When you want a person, I lead you to one.',
      ),
      choices(
        '3 bedroom homes in Austin under 500k',
        'What should I do next?',
        'Which documents are missing?',
        'How much house can I afford on $120,000 a year?',
        'I want to talk to a person',
      ),
      sources(['How this site works', '/support']),
    ],
  }),
});

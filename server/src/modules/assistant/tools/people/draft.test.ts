import { expect, it } from 'vitest';
import { draftFrom } from './draft.ts';

it.each([
  ['I want to talk to a person', 'Hello Naomi, do you have a moment for a question?'],
  ['get me a human please', 'Hello Naomi, do you have a moment for a question?'],
  ['can I speak to my agent', 'Hello Naomi, do you have a moment for a question?'],
  [
    'Can I talk to my agent about the roof of 12 Elm Street?',
    'Hello Naomi, I have a question about the roof of 12 Elm Street?',
  ],
  [
    'I need to write to my lender: what is missing for my letter?',
    'Hello Naomi, I have a question about what is missing for my letter?',
  ],
  [
    'book a showing  for the first one, is Friday fine?',
    'Hello Naomi, I have a question: book a showing for the first one, is Friday fine?',
  ],
])('a draft contains only the words of the question: %s', (typed, draft) => {
  expect(draftFrom(typed, 'Naomi')).toBe(draft);
});

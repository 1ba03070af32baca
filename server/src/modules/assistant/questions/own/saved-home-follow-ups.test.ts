import { describe, expect, it } from 'vitest';
import { corpusWorld } from '../../../../../test/assistant/corpus-world.ts';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const toldFirst = ['tell me about the first house I saved'];
/** The four saved homes have rising prices and years; the one that was saved last, the newest, comes first. */
const questions: readonly Question[] = [
  q('how old is the roof on it', 'homeFacts', { after: toldFirst, input: { home: '#1' } }),
  q('and what are the taxes on it', 'homeFacts', { after: toldFirst, input: { home: '#1' } }),
  q('qué tan viejo es el techo', 'homeFacts', {
    after: ['háblame de la segunda casa que guardé'],
    input: { home: '#2' },
  }),
  q('le toit a quel âge', 'homeFacts', {
    after: ['parle-moi de la première maison que j’ai sauvegardée'],
    input: { home: '#1' },
  }),
  q('how many baths does it have', 'homeFacts', {
    after: ['which of my saved homes is the newest'],
    input: { home: '#1' },
  }),
  q('what are the taxes on that one', 'homeFacts', {
    after: ['which of my saved homes is the cheapest'],
    input: { home: '#1' },
  }),
  // No listing states a lot, so none of the homes is meant.
  q('what are the taxes on that one', 'asks back', { after: ['which of my saved homes has the biggest lot'] }),
  q('what is that per sq ft', 'homeFacts', { after: toldFirst, input: { home: '#1', about: 'price' } }),
  q("would they let me keep my dog there? he's 50 lb", 'homeFacts', { after: toldFirst, input: { home: '#1' } }),
  q('which of my four is the least money and what are the taxes on it', 'homeFacts', {
    input: { of: 'cheapestSaved', about: 'taxes' },
  }),
  q('what is earnest money', 'explain', { after: toldFirst }),
];

const outcomeAt = askedOnce(questions, async (app) => (await corpusWorld(app, () => false)).US.buyer);

describe('a question after one about a saved home', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'is about that home: %j after %j',
    (_, __, at) => expect(outcomeAt(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

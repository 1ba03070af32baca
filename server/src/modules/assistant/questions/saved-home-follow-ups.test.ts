import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusWorld } from '../../../../test/assistant/corpus-world.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import { askTable, type Outcome } from './ask-table.fixture.ts';
import { type Question, q } from './question.ts';

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
  q('what is earnest money', 'explain', { after: toldFirst }),
];

let app: TestApp;
let outcomes: Outcome[];
beforeAll(async () => {
  app = await startTestApp();
  const { US } = await corpusWorld(app, () => false);
  await app.context.resolve(liveIndexToken).refresh();
  outcomes = await askTable(app, US.buyer, questions);
}, 120_000);
afterAll(() => app.stop());

describe('a question after one about a saved home', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'is about that home: %j after %j',
    (_, __, at) => expect(outcomes[at]).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, answerByTools, filled } from '../answer.ts';
import type { AnswerEvent } from '../contract.ts';
import { messagesOf } from '../conversation.ts';
import { textOf } from '../parts/present.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import type { ReadSearch } from '../reading/plan.ts';
import { planOf } from '../reading/plan-of.ts';
import type { Asking } from '../tools/tool.ts';
import { text } from '../tools/words.ts';
import type { Model } from './model.ts';
import { namesOfHomes } from './names-of-homes.ts';
import { type Spoken, speak } from './speak.ts';

/** Why the words of the model were not taken. */
export type Failing = 'late' | 'broken' | 'unsupported' | 'unfounded' | 'stopped';

const notes: Record<Failing, string> = {
  late: 'The language model took too long, so this is what the tools say.',
  broken: 'The language model could not answer, so this is what the tools say.',
  unsupported:
    'The words of the language model held something that nothing here supports, so this is what the tools say.',
  unfounded: 'The language model looked nothing up, so this is what the tools say.',
  stopped: 'You stopped the answer; this is what the tools say.',
};

/** So many messages before this one are told to the model. */
const remembered = 8;

/**
 * The answer in the words of a model, sentence by sentence as they pass the checks; the embedded answer with a plain note
 * where they do not, or none come. What is refused is refused before the model hears of it.
 */
export async function* answerByModel(
  model: Model,
  asking: Asking,
  typed: string,
  readSearch: ReadSearch,
): AsyncGenerator<AnswerEvent, Answer> {
  const plan = planOf(typed, asking.talk, readSearch);
  if (plan.kind === 'refuse' || plan.kind === 'courtesy') return answerByTools(asking, typed, readSearch);
  const { rows } = await messagesOf(asking.db, asking.me.id, { limit: remembered + 1 });
  const history = rows
    .filter(({ message }) => message !== '')
    // As it is kept, without addresses; the question itself is the last of them.
    .map((row) => ({
      role: row.isFromUser ? ('user' as const) : ('assistant' as const),
      content: row.isFromUser ? row.message : textOf(row.parts),
    }));
  const names = namesOfHomes(asking);
  const leaving = new AbortController();
  const speaking = speak(model, asking, typed, history, leaving.signal);
  let whole = false;
  try {
    let step = await speaking.next();
    while (!step.done) {
      yield step.value.kind === 'text' ? { ...step.value, text: await names(step.value.text) } : step.value;
      step = await speaking.next();
    }
    whole = true;
    if (typeof step.value === 'string') return noted(await answerByTools(asking, typed, readSearch), step.value);
    return composed(step.value);
  } finally {
    // Whoever listens has gone: the model need not go on.
    if (!whole) leaving.abort();
    await wait(0);
  }
}

const noted = (answer: Answer, failing: Failing): Answer => ({
  ...answer,
  parts: [text(notes[failing]), ...answer.parts],
});

/** The model’s words with the cards and links of the tools that it called. */
function composed({ said, told, calls, talk }: Spoken): Answer {
  const cards = told.flatMap(({ parts }) =>
    parts.filter(({ kind }) => kind !== 'text' && kind !== 'choices' && kind !== 'sources'),
  );
  const links = told.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'sources' ? part.links : [])));
  const offered = told.at(-1)?.parts.filter(({ kind }) => kind === 'choices') ?? [];
  const distinct = links.filter((link, at) => links.findIndex(({ path }) => path === link.path) === at);
  const parts: StoredPart[] = [
    text(said),
    ...cards.slice(-4),
    ...offered,
    { kind: 'sources', links: distinct.slice(0, 6) },
  ];
  return { parts: filled(parts), calls, refused: null, by: 'model', talk };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Model } from '../../../platform/model/model.ts';
import { propertiesByIds, ratesToken } from '../../listings/index.ts';
import { type Answer, answerByTools, filled } from '../answer.ts';
import type { AnswerEvent } from '../contract.ts';
import { messagesOf } from '../conversation.ts';
import { textOf } from '../parts/present.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import { homeMarks } from '../parts/stored-part.ts';
import type { InLanguages, Language } from '../reading/language.ts';
import { readMessage } from '../reading/message.ts';
import { planOf } from '../reading/plan-of.ts';
import type { ReadSearch } from '../reading/search-reading.ts';
import type { ToolContext } from '../tools/tool.ts';
import { text } from '../tools/words.ts';
import { type ModelAnswer, type ModelFailure, speak } from './speak.ts';

const notes: Readonly<Record<ModelFailure, InLanguages>> = {
  late: {
    en: 'The language model took too long, so this is what the tools say.',
    fr: 'Le modèle de langage a mis trop de temps; voici ce que disent les outils.',
    es: 'El modelo de lenguaje tardó demasiado; esto dicen las herramientas.',
  },
  broken: {
    en: 'The language model could not answer, so this is what the tools say.',
    fr: 'Le modèle de langage n’a pas pu répondre; voici ce que disent les outils.',
    es: 'El modelo de lenguaje no pudo responder; esto dicen las herramientas.',
  },
  unsupported: {
    en: 'The words of the language model held something that nothing here supports, so this is what the tools say.',
    fr: 'Le modèle de langage a dit quelque chose que rien ici n’appuie; voici ce que disent les outils.',
    es: 'El modelo de lenguaje dijo algo que nada aquí respalda; esto dicen las herramientas.',
  },
  unfounded: {
    en: 'The language model looked nothing up, so this is what the tools say.',
    fr: 'Le modèle de langage n’a rien consulté; voici ce que disent les outils.',
    es: 'El modelo de lenguaje no consultó nada; esto dicen las herramientas.',
  },
  stopped: {
    en: 'You stopped the answer; this is what the tools say.',
    fr: 'Vous avez arrêté la réponse; voici ce que disent les outils.',
    es: 'Usted detuvo la respuesta; esto dicen las herramientas.',
  },
};

/** Number of earlier messages that the model receives. */
const historyLength = 8;

/**
 * Answers with the model's text, one checked sentence at a time. If a check fails or the model returns nothing, answers
 * with the tools and a note. Refused questions never reach the model.
 */
export async function* answerByModel(
  model: Model,
  asker: ToolContext,
  typed: string,
  readSearch: ReadSearch,
): AsyncGenerator<AnswerEvent, Answer> {
  const message = readMessage(typed, asker.talk, readSearch);
  const { language } = message;
  const context: ToolContext = { ...asker, language, talk: { ...asker.talk, language } };
  const plan = planOf(message);
  if (plan.kind === 'refuse' || plan.kind === 'courtesy') return answerByTools(context, typed, readSearch);
  const { rows } = await messagesOf(context.db, context.me.id, { limit: historyLength + 1 });
  const history = rows
    .filter(({ message }) => message !== '')
    // Stored messages contain no addresses. The last one is the question itself.
    .map((row) => ({
      role: row.isFromUser ? ('user' as const) : ('assistant' as const),
      content: row.isFromUser ? row.message : textOf(row.parts),
    }));
  const names = namesOfHomes(context);
  const leaving = new AbortController();
  const speaking = speak(model, context, typed, history, leaving.signal);
  let whole = false;
  try {
    let step = await speaking.next();
    while (!step.done) {
      yield step.value.kind === 'text' ? { ...step.value, text: await names(step.value.text) } : step.value;
      step = await speaking.next();
    }
    whole = true;
    if (typeof step.value === 'string')
      return withNote(await answerByTools(context, typed, readSearch), step.value, language);
    return composed(step.value);
  } finally {
    // The client disconnected, so the request to the model is aborted.
    if (!whole) leaving.abort();
    await wait(0);
  }
}

const withNote = (answer: Answer, failure: ModelFailure, language: Language): Answer => ({
  ...answer,
  parts: [text(notes[failure][language]), ...answer.parts],
});

/** Combines the model’s text with the cards and links of the tools that it called. */
function composed({ text: words, results, calls, talk }: ModelAnswer): Answer {
  const cards = results.flatMap(({ parts }) =>
    parts.filter(({ kind }) => kind !== 'text' && kind !== 'choices' && kind !== 'sources'),
  );
  const links = results.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'sources' ? part.links : [])));
  const offered = results.at(-1)?.parts.filter(({ kind }) => kind === 'choices') ?? [];
  const distinct = links.filter((link, at) => links.findIndex(({ path }) => path === link.path) === at);
  const parts: StoredPart[] = [
    text(words),
    ...cards.slice(-4),
    ...offered,
    { kind: 'sources', links: distinct.slice(0, 6) },
  ];
  return { parts: filled(parts), calls, refused: null, by: 'model', talk };
}

/** Replaces the home marks in a text with the names that pages show. */
const namesOfHomes =
  ({ db, resolve, now }: ToolContext) =>
  async (words: string): Promise<string> => {
    const ids = [...words.matchAll(homeMarks)].map(([, id]) => Number(id));
    if (ids.length === 0) return words;
    const homes = await propertiesByIds(db, ids, { rates: resolve(ratesToken)(), now });
    const name = new Map(
      homes.map((home) => [home.id, home.address ?? `the home in ${home.neighbourhood ?? home.city}`]),
    );
    return words.replace(homeMarks, (_, id: string) => name.get(Number(id)) ?? 'a home that is no longer listed');
  };

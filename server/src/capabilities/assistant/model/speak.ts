import type { ModelMessage, ToolSet } from 'ai';
import { runTool, talkAfter } from '../answer.ts';
import { type AnswerEvent, type ToolName, toolNames } from '../contract.ts';
import { unknownHomes, unsupportedFigures } from '../figures.ts';
import type { Talk } from '../reading/talk.ts';
import type { ToolCall } from '../tables.ts';
import { tools } from '../tools/all-tools.ts';
import type { Asking, Told } from '../tools/tool.ts';
import type { Failing } from './answer.ts';
import { instructions } from './instructions.ts';
import type { Model } from './model.ts';
import { holdsRefusedWords } from './refused-words.ts';
import { createSentences, withoutLinks } from './sentences.ts';

/** The checked text of a model and the results of its tool calls. */
export interface Spoken {
  said: string;
  told: Told[];
  calls: ToolCall[];
  talk: Talk;
}

/** A tool call and its result are one step. A model that needs more steps is in a loop. */
const stepsMax = 6;
const callsMax = 8;
const tokensMax = 700;
const questionLengthMax = 300;

/** Runs the model. Yields each tool call and each checked sentence; returns the whole text or the reason for the failure. */
export async function* speak(
  model: Model,
  asking: Asking,
  typed: string,
  history: readonly { role: 'user' | 'assistant'; content: string }[],
  leaving: AbortSignal,
): AsyncGenerator<AnswerEvent, Spoken | Failing> {
  const spoken: Spoken = { said: '', told: [], calls: [], talk: asking.talk };
  const late = AbortSignal.timeout(model.timeoutMs);
  const enough = new AbortController();
  try {
    const { streamText, isStepCount } = await import('ai');
    const result = streamText({
      model: await model.open(),
      instructions,
      messages: messagesFor(history, typed),
      tools: await toolsFor(model, asking, spoken),
      stopWhen: isStepCount(stepsMax),
      maxOutputTokens: tokensMax,
      maxRetries: 0,
      temperature: 0,
      abortSignal: AbortSignal.any([late, leaving, enough.signal]),
      // The loop below handles errors as parts of the stream.
      onError: () => {},
    });
    const sentences = createSentences();
    const waiting: string[] = [];
    let failed: Failing | undefined;
    const release = function* (whole: readonly string[]): Generator<AnswerEvent> {
      waiting.push(...whole);
      // Sentences before the first tool call wait, because they cannot be checked yet.
      if (spoken.calls.length === 0) return;
      for (const sentence of waiting.splice(0)) {
        const words = withoutLinks(sentence);
        if (!founded(words, spoken, typed)) {
          failed = 'unsupported';
          return;
        }
        spoken.said += words;
        yield { kind: 'text', text: words };
      }
    };
    for await (const piece of result.stream) {
      if (piece.type === 'error') throw piece.error;
      if (piece.type === 'abort') throw new Error('aborted');
      if (piece.type === 'tool-call' && isTool(piece.toolName)) yield { kind: 'looking', tool: piece.toolName };
      if (piece.type === 'text-delta') yield* release(sentences.add(piece.text));
      if (failed) break;
    }
    const rest = sentences.rest();
    if (!failed && rest !== '') yield* release([rest]);
    if (failed) return failed;
    if (spoken.calls.length === 0) return asksBack(waiting.join(''), spoken, typed);
    return spoken.said.trim() === '' ? 'broken' : { ...spoken, said: spoken.said.trim() };
  } catch {
    return late.aborted ? 'late' : leaving.aborted ? 'stopped' : 'broken';
  } finally {
    enough.abort();
  }
}

const isTool = (name: string): name is ToolName => (toolNames as readonly string[]).includes(name);

/** True if the question or a tool result contains every figure and home, and the text makes no promise. */
const founded = (words: string, { calls }: Spoken, typed: string): boolean => {
  const found = calls.map(({ facts }) => facts);
  return (
    unsupportedFigures(words, { asked: typed, found }).length === 0 &&
    unknownHomes(words, found).length === 0 &&
    !holdsRefusedWords(words)
  );
};

/** Without a tool call, only a short clarifying question is accepted. */
function asksBack(words: string, spoken: Spoken, typed: string): Spoken | Failing {
  const said = withoutLinks(words).trim();
  if (said === '') return 'broken';
  const isQuestion = said.endsWith('?') && said.length <= questionLengthMax && founded(said, spoken, typed);
  return isQuestion ? { ...spoken, said } : 'unfounded';
}

function messagesFor(
  history: readonly { role: 'user' | 'assistant'; content: string }[],
  typed: string,
): ModelMessage[] {
  const last = history.at(-1);
  const before = last?.role === 'user' && last.content === typed ? history.slice(0, -1) : history;
  return [...before, { role: 'user', content: typed }];
}

/** The tools that the grammar uses, with the person's permissions. The model receives an invalid input as an error result. */
async function toolsFor(model: Model, asking: Asking, spoken: Spoken): Promise<ToolSet> {
  const { tool } = await import('ai');
  return Object.fromEntries(
    toolNames.map((name) => [
      name,
      tool({
        description: tools[name].about,
        inputSchema: tools[name].input,
        execute: async (input: unknown) => {
          if (spoken.calls.length >= callsMax) return { error: 'enough was looked up; answer from that' };
          const told = await runTool({ ...asking, talk: spoken.talk }, name, input);
          if (!told) return { error: 'this input is not valid for the tool' };
          spoken.calls.push({ tool: name, input, facts: told.facts });
          spoken.told.push(told);
          spoken.talk = talkAfter(spoken.talk, name, told);
          return { ...(told.facts as object), ...(model.sendFeedData && told.feed ? { listing_text: told.feed } : {}) };
        },
      }),
    ]),
  );
}

import type { Model } from '../../../platform/model/model.ts';
import { issuesIn } from './check.ts';

const instructions = [
  'You reword short emails of a real-estate agent to a client in plain, warm US English.',
  'Keep every name, number, date and address exactly as it is, and add none. Keep the greeting and the signature.',
  'Add no facts, no promises, no links, and nothing about who lives in a place. Answer with the email alone.',
].join('\n');

const tokensMax = 500;
/** A reworded text may be this many times as long. */
const growthMax = 2;

const numbersIn = (text: string): string[] => (text.match(/\d[\d.,:]*\d|\d/g) ?? []).sort();
const holdsLink = (text: string): boolean => /https?:|www\.|\S@\S/i.test(text);

/**
 * Returns a draft in other words of the model, or undefined if the model is late, fails, changes a number or a name,
 * adds a link, or writes words that fair-housing law forbids.
 */
export async function reworded(model: Model, text: string, names: readonly string[]): Promise<string | undefined> {
  try {
    const { streamText } = await import('ai');
    const { stream } = streamText({
      model: await model.open(),
      instructions,
      messages: [{ role: 'user', content: text }],
      maxOutputTokens: tokensMax,
      maxRetries: 0,
      temperature: 0.3,
      abortSignal: AbortSignal.timeout(model.timeoutMs),
      // The loop below handles errors as parts of the stream.
      onError: () => {},
    });
    let words = '';
    for await (const piece of stream) {
      if (piece.type === 'error') throw piece.error;
      if (piece.type === 'abort') return undefined;
      if (piece.type === 'text-delta') words += piece.text;
    }
    const other = words.trim();
    return isFaithful(text, other, names) ? other : undefined;
  } catch {
    return undefined;
  }
}

const isFaithful = (text: string, other: string, names: readonly string[]): boolean =>
  other !== '' &&
  other.length <= text.length * growthMax &&
  numbersIn(other).join() === numbersIn(text).join() &&
  names.every((name) => other.includes(name)) &&
  !holdsLink(other) &&
  issuesIn(other).length === 0;

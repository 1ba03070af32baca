import type { ToolName } from '../contract.ts';
import type { RefusalName } from '../reading/refusals.ts';

/** What an answer must be made of: a tool, a refusal, a question back, or plain courtesy. */
export type Expected = ToolName | `refuses ${RefusalName}` | 'asks back' | 'courtesy';

/** A line of the table: what is asked, what must answer it, and what else must hold. */
export interface Question {
  ask: string;
  expect: Expected;
  /** Asked before it, in this order, in the same conversation. */
  after?: readonly string[];
  /** What the tool must be called with, beside whatever else. `#2` is the second home of the list shown before. */
  input?: Readonly<Record<string, unknown>>;
  /** Facts that a search must have understood, by their canonical texts. */
  facts?: readonly string[];
  /** What the words of the answer must hold. */
  says?: RegExp;
}

type More = Omit<Question, 'ask' | 'expect'>;

/** `q('How long is a piece of string?', 'asks back')` */
export const q = (ask: string, expect: Expected, more: More = {}): Question => ({ ask, expect, ...more });

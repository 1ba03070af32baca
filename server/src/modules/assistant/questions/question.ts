import type { ToolName } from '../contract.ts';
import type { RefusalName } from '../reading/topics/refusals.ts';

/** The expected kind of answer: a tool, a refusal, a clarifying question or a courtesy. */
export type Expected = ToolName | `refuses ${RefusalName}` | 'asks back' | 'courtesy';

/** A row of the table: a question, the expected kind of answer and further expectations. */
export interface Question {
  ask: string;
  expect: Expected;
  /** Previous questions of the conversation, in order. */
  after?: readonly string[];
  /** Required inputs of the tool call. `#2` is the second home of the previous list. */
  input?: Readonly<Record<string, unknown>>;
  /** Canonical texts of facts that the search must understand. */
  facts?: readonly string[];
  /** Pattern that the text of the answer must match. */
  says?: RegExp;
}

type More = Omit<Question, 'ask' | 'expect'>;

/** `q('How long is a piece of string?', 'asks back')` */
export const q = (ask: string, expect: Expected, more: More = {}): Question => ({ ask, expect, ...more });

import { token } from '../../foundation/registry.ts';

/** Where an answer to a letter about some news goes: whoever brings the news may say so when it starts. */
export interface Answers {
  /** Undefined where nobody takes answers by mail. */
  of(news: { personId: number; kind: string; path: string }): string | undefined;
}

export const answersToken = token<Answers>('answers to letters');

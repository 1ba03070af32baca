import { token } from '../../foundation/registry.ts';

/** Provides reply addresses for notification emails. The capability that sends them may set it at startup. */
export interface Answers {
  /** Returns undefined when replies by email are not configured. */
  of(news: { personId: number; kind: string; path: string }): string | undefined;
}

export const answersToken = token<Answers>('answers to letters');

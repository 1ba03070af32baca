import type { z } from 'zod';
import type { Db } from '../../../foundation/db.ts';
import type { Token } from '../../../foundation/registry.ts';
import type { Person } from '../../../foundation/session.ts';
import type { ToolName } from '../contract.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import type { Language } from '../reading/language.ts';
import type { Country, Talk } from '../reading/talk.ts';

/** Who asks, and in which conversation. A tool reads with it what this person may read, and nothing else. */
export interface Asking {
  db: Db;
  me: Person;
  resolve<T>(part: Token<T>): T;
  now: Date;
  /** What the person wrote, as they wrote it. */
  typed: string;
  talk: Talk;
  /** Where the buyer looks for a home; what is not said otherwise is meant there. */
  country: Country;
  language: Language;
}

/** What a tool found. */
export interface Told {
  /** As data: what a model is given, and what every figure of the answer must stand in. No address, no remarks. */
  facts: unknown;
  /** The answer in words and cards. */
  parts: StoredPart[];
  /** What the conversation speaks of from now on. */
  talk?: Partial<Talk>;
  /** Words of listings; they reach a model only where the settings allow it, and always as data. */
  feed?: unknown;
}

export interface Tool<Input = unknown> {
  name: ToolName;
  /** For whoever chooses among the tools. */
  about: string;
  input: z.ZodType<Input>;
  run(asking: Asking, input: Input): Promise<Told>;
}

export const tool = <Input>(its: Tool<Input>): Tool<Input> => its;

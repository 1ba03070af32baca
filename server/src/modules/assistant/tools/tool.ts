import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import type { Person } from '../../../platform/serve/session.ts';
import type { ToolName } from '../contract.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import type { Language } from '../reading/language.ts';
import type { Country, Talk } from '../reading/talk.ts';

/** The person, the conversation and the services of a request. A tool reads only data that this person may read. */
export interface ToolContext {
  db: Db;
  me: Person;
  resolve<T>(part: Token<T>): T;
  now: Date;
  /** The person's original text. */
  typed: string;
  talk: Talk;
  /** The buyer's country, and the default for questions that name none. */
  country: Country;
  language: Language;
}

/** The result of a tool. */
export interface ToolResult {
  /** Data for the model. It must contain every figure of the answer, and no address or remarks. */
  facts: unknown;
  /** The answer in words and cards. */
  parts: StoredPart[];
  /** Updates to the context of the conversation. */
  talk?: Partial<Talk>;
  /** Addresses and remarks of listings. A model receives them only if the settings allow it, and only as data. */
  feed?: unknown;
}

export interface Tool<Input = unknown> {
  name: ToolName;
  /** Description for the model, which selects the tools. */
  about: string;
  input: z.ZodType<Input>;
  run(context: ToolContext, input: Input): Promise<ToolResult>;
}

export const tool = <Input>(its: Tool<Input>): Tool<Input> => its;

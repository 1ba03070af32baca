import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '../accounts/index.ts';
import type { ToolName } from './contract.ts';
import type { StoredPart } from './parts/stored-part.ts';
import type { Talk } from './reading/talk.ts';

/** A tool that ran for an answer: with what, and what it returned. Every figure of the answer stands in it. */
export interface ToolCall {
  tool: ToolName;
  input: unknown;
  facts: unknown;
}

/** What people asked the assistant, and what it answered. A question is followed by its answer. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the conversation is so old that it is nobody's any more; its words are gone then. */
    personId: integer().references(() => people.id, { onDelete: 'cascade' }),
    isFromUser: boolean().notNull(),
    /** Of an answer: the question. */
    answersId: bigint({ mode: 'number' }),
    message: text().notNull(),
    /** Homes in it are told by their ids, and read anew each time it is shown. */
    parts: jsonb().$type<StoredPart[]>().notNull().default([]),
    calls: jsonb().$type<ToolCall[]>().notNull().default([]),
    /** Why a request was refused: one of `refusals`; null where none was. */
    refused: text(),
    by: text({ enum: ['person', 'tools', 'model'] }).notNull(),
    /** What the conversation speaks of after this answer. */
    talk: jsonb().$type<Talk>(),
    /** A question that is sent again has the same key and is asked once. */
    key: text(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    unique('chat_messages_once').on(t.personId, t.key),
    unique('chat_messages_answer').on(t.answersId),
    index('chat_messages_person').on(t.personId, t.id),
    index('chat_messages_created').on(t.createdAt),
  ],
);

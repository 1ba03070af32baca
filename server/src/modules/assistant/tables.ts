import { bigint, boolean, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import type { ToolName } from './contract.ts';
import type { StoredPart } from './parts/stored-part.ts';
import type { Talk } from './reading/talk.ts';

/** A tool call of an answer with its input and result. The results contain every figure of the answer. */
export interface ToolCall {
  tool: ToolName;
  input: unknown;
  facts: unknown;
}

/** Questions to the assistant and its answers. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null after the retention period, when the text is removed too. */
    personId: personId('cascade'),
    isFromUser: boolean().notNull(),
    /** The question that this row answers; null for questions. */
    answersId: bigint({ mode: 'number' }),
    message: text().notNull(),
    /** Parts contain only ids of homes. The homes are loaded each time that a message is shown. */
    parts: jsonb().$type<StoredPart[]>().notNull().default([]),
    calls: jsonb().$type<ToolCall[]>().notNull().default([]),
    /** Reason for a refusal: one of `refusals`, or null. */
    refused: text(),
    by: text({ enum: ['person', 'tools', 'model'] }).notNull(),
    /** The context of the conversation after this answer. */
    talk: jsonb().$type<Talk>(),
    /** Idempotency key of the question. */
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

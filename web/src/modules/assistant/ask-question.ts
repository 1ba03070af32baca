import type { QueryClient } from '@tanstack/react-query';
import { isAnswering, send } from './pending-question.ts';

/** Sends a question from a button or form. Does nothing while another one is being answered. */
export const askQuestion = (client: QueryClient, message: string): void => {
  if (!isAnswering() && message.trim() !== '') void send(client, message.trim());
};

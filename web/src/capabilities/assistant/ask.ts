import type { QueryClient } from '@tanstack/react-query';
import { isAsking, send } from './asking.ts';

/** Sends a question from a button or form. Does nothing while another one is being answered. */
export const ask = (client: QueryClient, message: string): void => {
  if (!isAsking() && message.trim() !== '') void send(client, message.trim());
};

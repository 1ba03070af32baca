import type { QueryClient } from '@tanstack/react-query';
import { isAsking, send } from './asking.ts';

/** Asks a question of a button or a form; nothing while another one is on its way. */
export const ask = (client: QueryClient, message: string): void => {
  if (!isAsking() && message.trim() !== '') void send(client, message.trim());
};

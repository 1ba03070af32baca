import { token } from '../../platform/serve/registry.ts';

/** Provides reply addresses for notification emails. The module that sends them may set it at startup. */
export interface ReplyAddresses {
  /** Returns undefined when replies by email are not configured. */
  of(notification: { personId: number; kind: string; path: string }): string | undefined;
}

export const replyAddressesToken = token<ReplyAddresses>('answers to letters');

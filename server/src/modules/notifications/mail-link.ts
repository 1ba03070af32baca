import { createHmac, timingSafeEqual } from 'node:crypto';
import { token } from '../../platform/serve/registry.ts';
import { NotificationKind } from './contract.ts';

/** The person and the kinds of an unsubscribe link. */
export interface MailLink {
  personId: number;
  kinds: NotificationKind[];
}

export interface MailLinks {
  /** Valid as long as the account exists: the holder of the email may end such emails, and nothing else. */
  tokenOf(link: MailLink): string;
  /** Returns undefined for a token that was not created here. */
  read(token: string): MailLink | undefined;
}

export const mailLinksToken = token<MailLinks>('links that end letters');

export function createMailLinks(secret: string): MailLinks {
  const key = createHmac('sha256', secret).update('links that end letters').digest();
  const seal = (words: string) => createHmac('sha256', key).update(words).digest().subarray(0, 16);
  return {
    tokenOf({ personId, kinds }) {
      const words = `${personId}.${kinds.join('.')}`;
      return `${Buffer.from(words).toString('base64url')}.${seal(words).toString('base64url')}`;
    },
    read(token) {
      const [body = '', sealed = ''] = token.split('.');
      const words = Buffer.from(body, 'base64url').toString();
      const given = Buffer.from(sealed, 'base64url');
      const right = seal(words);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const [personId, ...kinds] = words.split('.');
      return { personId: Number(personId), kinds: kinds.filter(isKind) };
    },
  };
}

const isKind = (kind: string): kind is NotificationKind => NotificationKind.safeParse(kind).success;

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Files } from '../../platform/files/files.ts';
import type { MalwareScanner } from '../../platform/files/malware.ts';
import type { Log } from '../../platform/log/log.ts';
import { token } from '../../platform/serve/registry.ts';

/** The services that store documents. */
export interface DocumentStore {
  files: Files;
  names: FileNames;
  scanner: MalwareScanner | undefined;
  /** Maximum bytes per part of an upload. */
  partBytes: number;
  log: Log;
}

export const documentStoreToken = token<DocumentStore>('papers');

/** Encrypts file names in the database, because they reveal private facts. */
export interface FileNames {
  seal(name: string): string;
  /** Returns a neutral name when it can no longer be decrypted (another secret, an erased account). */
  open(sealed: string, mediaType: string): string;
  /** Returns a fingerprint that is equal for the same content of the same person. */
  mark(ownerId: number, content: Uint8Array): string;
}

/** Uses the secret of this installation. */
export function createNames(secret: string): FileNames {
  const keyFor = (resolve: string) => Buffer.from(hkdfSync('sha256', secret, 'lintel', `documents: ${resolve}`, 32));
  const [names, marks] = [keyFor('names'), keyFor('marks')];
  return {
    seal(name) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', names, nonce);
      return Buffer.concat([nonce, cipher.update(name, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(sealed, mediaType) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', names, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16));
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
      } catch {
        return `document.${endOf[mediaType] ?? 'bin'}`;
      }
    },
    mark: (ownerId, content) => createHmac('sha256', marks).update(`${ownerId}:`).update(content).digest('base64url'),
  };
}

const endOf: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The only media types that are ever sent; anything else is sent as plain bytes. */
export const mediaTypeToSend = (mediaType: string): string =>
  Object.hasOwn(endOf, mediaType) ? mediaType : 'application/octet-stream';

/** Returns true if a page can show it; Word documents cannot be shown. */
export const isPreviewable = (mediaType: string): boolean =>
  ['application/pdf', 'image/jpeg', 'image/png'].includes(mediaType);

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
}

/** Argon2id as recommended by OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memory: 19_456, passes: 2 };
let costOfNew = recommendedCost;

/** Sets the cost of new hashes. Tests that don't depend on it sign in thousands of times and lower it. */
export function setPasswordCost(cost = recommendedCost): void {
  costOfNew = cost;
}

const derive = promisify(argon2);

const digest = (password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> =>
  derive('argon2id', {
    ...cost,
    message: password.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength: 32,
  }) as Promise<Buffer>;

/** Base64 without padding, as in PHC strings. */
const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;
const phc = ({ memory, passes }: PasswordCost, nonce: string, tag: string): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${nonce}$${tag}`;

/**
 * A hash that matches no password, compared when there is no account, so that the work is the same to its last step.
 */
export const unmatchableHash = (): string => phc(costOfNew, 'A'.repeat(22), 'A'.repeat(43));

/** Returns a PHC string, with a random salt unless one is given. Runs in the thread pool. */
export async function hashPassword(password: string, salt?: Uint8Array<ArrayBuffer>): Promise<string> {
  const nonce = salt ? Buffer.from(salt) : randomBytes(16);
  const cost = costOfNew;
  return phc(cost, plain(nonce), plain(await digest(password, nonce, cost)));
}

export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, nonce, tag] = form.exec(hash) ?? [];
  if (!nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await digest(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
  });
  return expected.length === given.length && timingSafeEqual(expected, given);
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { seal, unseal } from '../secrets/at-rest.ts';
import type { Settings } from '../settings/settings.ts';

/** An email to one person, as text and HTML. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An https URL for one-click unsubscribe in mail programs (RFC 8058). */
  unsubscribe?: string | null;
  /** Address for replies; replies bounce without one. */
  replyTo?: string | null;
  /** Calendar files that the mail program offers to apply (RFC 6047). */
  invitations?: readonly Invitation[];
}

export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file with this method. */
  content: string;
}

/** An email written to the outbox folder instead of being sent. */
export interface OutboxEmail extends Email {
  id: string;
  from: string;
  writtenAt: string;
}

export interface Mail {
  /** Resolves when the mail server has accepted the email. Never call it inside a transaction. */
  send(letter: Email): Promise<void>;
  /** Lists the outbox folder, newest first; undefined when emails are sent by SMTP. */
  outbox?(): Promise<OutboxEmail[]>;
  /** Encrypts the files of an older version in the outbox folder and returns their number. */
  sealOlder?(): Promise<number>;
}

/** Sends by SMTP when configured; otherwise writes files into a folder that the operator can read. */
export const createMail = (settings: Settings): Mail =>
  settings.LINTEL_SMTP_URL ? smtp(settings.LINTEL_SMTP_URL, settings.LINTEL_MAIL_FROM) : outbox(settings);

/** Shorter than the lease of an email (see email-outbox.ts), so no other process sends it meanwhile. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

function smtp(url: string, from: string): Mail {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send({ unsubscribe, replyTo, invitations, ...letter }) {
      // Passed as an object, so that special characters cannot add a second address.
      await transport.sendMail({
        ...letter,
        from,
        to: { name: '', address: letter.to },
        ...answered(replyTo),
        ...ending(unsubscribe),
        ...calendarParts(invitations),
      });
    },
  };
}

const answered = (replyTo: Email['replyTo']) => (replyTo ? { replyTo } : {});

const fileName = 'invite.ics';

/** A single invitation is a part of the text too, where mail programs look for one to show. */
function calendarParts(invitations: Email['invitations'] = []) {
  const attachments = invitations.map(({ method, content }) => ({
    ...{ filename: fileName, content },
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }));
  const [first] = attachments;
  return attachments.length === 1
    ? { attachments, alternatives: [{ content: first!.content, contentType: first!.contentType }] }
    : { attachments };
}

const ending = (unsubscribe: Email['unsubscribe']) =>
  unsubscribe
    ? { headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {};

const KEPT = 500;
const PLACE = 'outbox';

/** Writes emails as encrypted files, because they contain live links. */
function outbox({ LINTEL_DATA_FOLDER: data, LINTEL_MAIL_FROM: from }: Settings): Mail {
  const folder = join(data, 'outbox');
  const namesOf = async (ending: string) =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending)).sort();
  const put = async (name: string, content: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${name}.sealed`);
    // Written under a temporary name, so readers see the whole email or none.
    await writeFile(`${file}.part`, seal(content, PLACE), { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
  return {
    async send(letter) {
      const writtenAt = new Date().toISOString();
      const kept: OutboxEmail = { id: randomUUID(), from, writtenAt, ...letter };
      await put(`${writtenAt.replaceAll(':', '-')}-${kept.id}`, JSON.stringify(kept));
    },
    async outbox() {
      const newest = (await namesOf('.sealed')).reverse().slice(0, KEPT);
      const emails = await Promise.all(newest.map(async (name) => opened(await readFile(join(folder, name), 'utf8'))));
      return emails.filter((email) => email !== undefined);
    },
    async sealOlder() {
      const older = await namesOf('.json');
      for (const name of older) {
        await put(name.slice(0, -'.json'.length), await readFile(join(folder, name), 'utf8'));
        await rm(join(folder, name));
      }
      return older.length;
    },
  };
}

/** Returns undefined for an email encrypted under another secret. */
function opened(content: string): OutboxEmail | undefined {
  try {
    return JSON.parse(unseal(content, PLACE));
  } catch {
    return undefined;
  }
}

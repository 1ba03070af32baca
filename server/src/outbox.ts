import { parseArgs } from 'node:util';
import { runCommand } from './operation/command.ts';
import { OperationError } from './operation/operation-error.ts';
import { withSource } from './operation/source.ts';
import { createMail } from './platform/email/mail.ts';
import { setSecret } from './platform/secrets/at-rest.ts';
import { storedSecretName } from './platform/secrets/secret.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';

/**
 * `npm run outbox [-- --to ADDRESS]`: decrypts and prints the emails of the outbox, newest last, also while a
 * server runs. Exit codes: 0 done, 1 the database can't be read or emails are really sent, 2 invalid
 * arguments.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = readSettings(process.env);
  const mail = createMail(settings);
  if (!mail.outbox) throw new OperationError('LINTEL_SMTP_URL is set: emails are sent and not stored.');
  setSecret(await secretOfDatabase(settings));
  const emails = (await mail.outbox()).filter(({ to }) => !values.to || values.to.toLowerCase() === to.toLowerCase());
  for (const { writtenAt, from, to, subject, text } of emails.reverse())
    console.log(`${writtenAt}\nFrom: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n\n${'-'.repeat(72)}`);
  if (emails.length === 0) console.log(`No email${values.to ? ` to ${values.to}` : ''} was written.`);
}

/** Returns the configured secret, else the generated one. */
async function secretOfDatabase(settings: Settings): Promise<string> {
  if (settings.LINTEL_SECRET) return settings.LINTEL_SECRET;
  return withSource(settings, async (client) => {
    const query = 'select value from kept_secrets where name = $1';
    const { rows } = await client.query<{ value: string }>(query, [storedSecretName]);
    if (!rows[0]) throw new OperationError('The database has no secret yet: start the server once.');
    return rows[0].value;
  });
}

await runCommand(main);

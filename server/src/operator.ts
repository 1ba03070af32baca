import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openOperator } from './modules/accounts/index.ts';
import { runCommand } from './operation/command.ts';
import { databasePlaceOf, openDatabase } from './platform/database/db.ts';
import { migrate } from './platform/database/migrate.ts';
import { readSettings } from './platform/settings/settings.ts';

/**
 * `npm run operator -- --email E --username U --first-name F --last-name L`: creates an account for a
 * platform operator and prints the link that sets its password. Exit codes: 0 done, 1 the database can't be
 * used or the account exists, 2 invalid arguments.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      username: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
    },
  });
  const order = Order.safeParse(values);
  if (!order.success) throw usage(z.prettifyError(order.error));
  const { email, username, 'first-name': firstName, 'last-name': lastName } = order.data;
  const settings = readSettings(process.env);
  const database = await openDatabase(databasePlaceOf(settings));
  try {
    await migrate(database.pool);
    const token = await database.transaction((tx) => openOperator(tx, { email, username, firstName, lastName }));
    console.log(`The account of ${firstName} ${lastName} is open. Within a day, set its password at`);
    console.log(`${settings.LINTEL_PUBLIC_URL}/reset-password?token=${token}`);
    console.log('and sign in at /wholesaler-login.');
  } finally {
    await database.close();
  }
}

const Order = z.object({
  email: z.email('must be an e-mail address'),
  username: z.string().regex(/^[a-z0-9_.]{3,30}$/i, 'must have 3 to 30 letters, digits, dots or underscores'),
  'first-name': z.string().trim().min(1),
  'last-name': z.string().trim().min(1),
});

const usage = (why: string): Error =>
  Object.assign(new Error(`${why}\nnpm run operator -- --email E --username U --first-name F --last-name L`), {
    name: 'UsageError',
  });

await runCommand(main);

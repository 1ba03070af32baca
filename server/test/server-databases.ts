import pg from 'pg';

/** Runs a statement that belongs to no database, such as creating one. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

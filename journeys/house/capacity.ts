import { people } from '../steps/people.ts';

/** The largest limit a professional may set. */
const capacity = 50;

/**
 * Lets the professionals whom journeys share accept more new clients at a time than the default of 8: more journeys
 * than that, and their retries, send each of them a request.
 */
export async function raiseCapacity(url: string): Promise<void> {
  for (const { email, password } of [people.agent, people.mortgageAgent]) {
    const headers = { 'content-type': 'application/json', origin: url };
    const entered = await fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    const cookie = entered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const changed = await fetch(`${url}/api/smartmatch/intake`, {
      method: 'PUT',
      headers: { ...headers, cookie },
      body: JSON.stringify({ takesClients: true, capacity }),
    });
    if (!changed.ok) throw new Error(`The capacity of ${email} is not raised: ${await changed.text()}`);
  }
}

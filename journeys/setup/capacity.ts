import { people } from '../steps/people.ts';

/** The largest limit a professional may set. */
const capacity = 50;

/**
 * Raises the client limit of the two professionals that journeys share. The default is 8, and more journeys, with their
 * retries, send each of them a request.
 */
export async function raiseCapacity(url: string): Promise<void> {
  for (const { email, password } of [people.agent, people.mortgageAgent]) {
    const headers = { 'content-type': 'application/json', origin: url };
    const signedIn = await fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    const cookie = signedIn.headers
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

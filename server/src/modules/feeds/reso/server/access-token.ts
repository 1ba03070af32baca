import { FeedError } from './feed-error.ts';
import type { Credentials } from './feed-plan.ts';
import { isPassing, PassingFailure, retryAfterMs } from './retry.ts';

/** Provides the `Authorization` header; a rejected or soon expiring token is renewed. */
export class AccessToken {
  readonly #credentials: Credentials;
  readonly #timeoutMs: number;
  #token: { value: string; until: number } | undefined;

  constructor(credentials: Credentials, timeoutMs: number) {
    this.#credentials = credentials;
    this.#timeoutMs = timeoutMs;
  }

  async header(): Promise<Record<string, string>> {
    const { kind } = this.#credentials;
    if (kind === 'none') return {};
    if (kind === 'token') return { authorization: `Bearer ${this.#credentials.token}` };
    if (!this.#token || this.#token.until <= Date.now()) this.#token = await this.#fresh(this.#credentials);
    return { authorization: `Bearer ${this.#token.value}` };
  }

  /** Handles a rejected token. Returns true when a new one can be requested. */
  refused(): boolean {
    this.#token = undefined;
    return this.#credentials.kind === 'client';
  }

  /**
   * OAuth 2.0 client credentials (RFC 6749, 4.4): first in the body, then as Basic, because servers differ.
   */
  async #fresh({ tokenUrl, clientId, clientSecret, scope }: Extract<Credentials, { kind: 'client' }>) {
    const grant = { grant_type: 'client_credentials', ...(scope ? { scope } : {}) };
    const inBody = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret });
    let response = await this.#post(tokenUrl, inBody, {});
    if (response.status === 400 || response.status === 401) {
      const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
        'base64',
      );
      response = await this.#post(tokenUrl, new URLSearchParams(grant), { authorization: `Basic ${basic}` });
    }
    if (isPassing(response.status))
      throw new PassingFailure(`The token server answers ${response.status}`, {
        status: response.status,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after'), new Date()),
      });
    const answer = (response.ok ? await response.json().catch(() => null) : null) as TokenAnswer | null;
    if (typeof answer?.access_token !== 'string')
      throw new FeedError(
        `The token server gave no token (${response.status}): check client id and secret.`,
        response.status,
      );
    const seconds = Number(answer.expires_in) || 300;
    // Renew half a minute early, so that no token expires in transit, but not so early that each request
    // renews it.
    const early = Math.min(30, seconds / 10);
    return { value: answer.access_token, until: Date.now() + (seconds - early) * 1_000 };
  }

  async #post(url: string, body: URLSearchParams, headers: Record<string, string>): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        body,
        headers: { accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
    } catch {
      throw new PassingFailure('The token server can’t be reached');
    }
  }
}

interface TokenAnswer {
  access_token?: string;
  expires_in?: number;
}

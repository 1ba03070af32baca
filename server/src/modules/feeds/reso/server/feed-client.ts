import { setTimeout as wait } from 'node:timers/promises';
import type { ResoRecord } from '../record/record.ts';
import { AccessToken } from './access-token.ts';
import { FeedError } from './feed-error.ts';
import type { FeedPlan } from './feed-plan.ts';
import { isPassing, PassingFailure, retryAfterMs, withRetries } from './retry.ts';

/** One OData response. */
export interface ODataAnswer {
  value: ResoRecord[];
  next: string | undefined;
  count: number | undefined;
}

/**
 * Sends requests to a server one at a time, at most at the plan's rate, and retries each until its response
 * is complete.
 */
export class FeedClient {
  readonly figures = { requests: 0, retries: 0 };
  readonly #plan: FeedPlan;
  readonly #token: AccessToken;
  readonly #stop: AbortSignal | undefined;
  #nextAt = 0;

  /** After `stop` every request fails. */
  constructor(plan: FeedPlan, stop?: AbortSignal) {
    this.#plan = plan;
    this.#stop = stop;
    this.#token = new AccessToken(plan.credentials, plan.timeoutMs);
  }

  /** Fetches records by a path below the service root, or by a link from a response. */
  async records(address: string): Promise<ODataAnswer> {
    const url = this.#urlOf(address);
    return this.#insist(async () => answerOf(await this.#get(url, 'application/json'), url));
  }

  text(address: string): Promise<string> {
    return this.#insist(() => this.#get(this.#urlOf(address), 'application/xml'));
  }

  #insist<T>(attempt: () => Promise<T>): Promise<T> {
    const { retries, firstPauseMs } = this.#plan;
    const onRetry = () => this.figures.retries++;
    return withRetries(attempt, { retries, firstPauseMs, onRetry, ...(this.#stop ? { stop: this.#stop } : {}) });
  }

  /** Invariant: the token is sent only to the origin of the plan, wherever links point. */
  #urlOf(address: string): URL {
    const root = new URL(`${this.#plan.url}/`);
    const url = new URL(address, root);
    if (url.origin !== root.origin)
      throw new FeedError(`The next link points to another server (${url.origin}), which is not followed.`);
    return url;
  }

  async #get(url: URL, accept: string): Promise<string> {
    const response = await this.#send(url, accept);
    if (response.status !== 401) return bodyOf(response, url);
    await response.body?.cancel();
    if (!this.#token.refused())
      throw new FeedError('The server refuses the token (401): is it the right one, and still valid?', 401);
    const again = await this.#send(url, accept);
    if (again.status === 401)
      throw new FeedError('The server refuses a fresh token (401): check the client’s rights.', 401);
    return bodyOf(again, url);
  }

  async #send(url: URL, accept: string): Promise<Response> {
    const headers = { accept, ...(await this.#token.header()) };
    await this.#turn();
    this.figures.requests++;
    try {
      const timeout = AbortSignal.timeout(this.#plan.timeoutMs);
      const signal = this.#stop ? AbortSignal.any([timeout, this.#stop]) : timeout;
      return await fetch(url, { headers, redirect: 'manual', signal });
    } catch (error) {
      throw new PassingFailure(`The server can’t be reached (${causeOf(error)})`);
    }
  }

  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + 1_000 / this.#plan.requestsPerSecond;
    if (at > now) await wait(at - now);
  }
}

async function bodyOf(response: Response, url: URL): Promise<string> {
  const { status } = response;
  if (isPassing(status)) {
    await response.body?.cancel();
    const pause = retryAfterMs(response.headers.get('retry-after'), new Date());
    throw new PassingFailure(`The server answers ${status}`, { status, retryAfterMs: pause });
  }
  const text = await response.text().catch((error) => {
    throw new PassingFailure(`The connection broke in the middle of an answer (${causeOf(error)})`);
  });
  if (status >= 300 && status < 400)
    throw new FeedError(`The server redirects to another address (${status}).`, status);
  if (!response.ok) throw new FeedError(`The server answers ${status} to ${pathOf(url)}: ${reasonOf(text)}`, status);
  return text;
}

/** A truncated body is a transient failure; a body that is not OData is permanent. */
function answerOf(text: string, url: URL): ODataAnswer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (/^\s*</.test(text))
      throw new FeedError(`The answer to ${pathOf(url)} is an HTML page, not JSON. Check the address.`);
    throw new PassingFailure(`The answer to ${pathOf(url)} is no whole JSON`);
  }
  const answer = body as { value?: unknown; '@odata.nextLink'?: unknown; '@odata.count'?: unknown; error?: unknown };
  if (!Array.isArray(answer?.value))
    throw new FeedError(`The answer to ${pathOf(url)} is not a list of records: ${reasonOf(text)}`);
  const count = Number(answer['@odata.count'] ?? Number.NaN);
  return {
    value: answer.value.filter((each) => typeof each === 'object' && each !== null),
    next: typeof answer['@odata.nextLink'] === 'string' ? answer['@odata.nextLink'] : undefined,
    count: Number.isNaN(count) ? undefined : count,
  };
}

/** The part of an address that may be logged: queries can contain secrets. */
const pathOf = (url: URL): string => url.pathname;

/** Returns the message of an OData error, else the beginning of the body. */
function reasonOf(text: string): string {
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text;
  return message.replace(/\s+/g, ' ').slice(0, 200) || 'without a word';
}

function causeOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError' ? 'it took too long' : (cause?.code ?? cause?.message ?? message);
}

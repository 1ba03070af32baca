import { Random } from '../../sample/random.ts';
import type { OpenApiDocument } from './document.ts';
import { faultsOf } from './faults.ts';
import { createHostileRequests, type HostileRequest } from './requests.ts';
import { createSender, type HostileReply, type Sender } from './send.ts';

export interface Attack {
  url: string;
  document: OpenApiDocument;
  /** The headers that authenticate each role; requested again when a session has ended. */
  roles: Record<string, () => Promise<Record<string, string>> | Record<string, string>>;
  requests: number;
  seed: number;
  /** Maximum response time. A slower request is repeated before it counts as slow. */
  msMax: number;
  /** Concurrent requests. */
  parallel: number;
  /** Called after every 200 requests. */
  pause?(sent: number): Promise<void>;
}

export interface AttackResult {
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Violations, each with the request that shows it. */
  faults: string[];
  slowestMs: number;
}

/**
 * Sends generated requests as each role in turn and collects violations. The same seed sends the same
 * requests.
 */
export async function attack({
  url,
  document,
  roles,
  requests,
  seed,
  msMax,
  parallel,
  pause,
}: Attack): Promise<AttackResult> {
  const random = new Random(`hostile ${seed}`);
  const next = createHostileRequests(document, random);
  const sender = createSender(url);
  const names = Object.keys(roles);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let [sent, slowestMs] = [0, 0];
  const worker = async () => {
    while (sent < requests) {
      const number = sent++;
      const role = random.pick(names);
      const request = next();
      const headers = { ...(await roles[role]!()), ...request.headers };
      const { reply, faults: found } = await sendAndCheck(sender, { ...request, headers }, msMax);
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, reply.ms);
      for (const fault of found)
        faults.push(`#${number} ${role}: ${fault}; ${request.what}; ${shown(request)} ⇒ ${reply.text.slice(0, 200)}`);
      if (number % 200 === 199) await pause?.(number + 1);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  sender.close();
  return { statuses, faults, slowestMs };
}

/** Sign-ins to an account with many wrong passwords are delayed on purpose, at most this long. */
const SIGN_IN_DELAY_MS = 5_000;
const isSignIn = /^\/api\/(sign-in|wholesaler-login)\b/;

/** Sends a request, and repeats it when the response was late, because the machine may be busy. */
async function sendAndCheck(
  sender: Sender,
  request: HostileRequest,
  msMax: number,
): Promise<{ reply: HostileReply; faults: string[] }> {
  try {
    const limitMs = isSignIn.test(request.target) ? msMax + SIGN_IN_DELAY_MS : msMax;
    const reply = await sender.send(request);
    const faults = faultsOf(request.method, request.target, reply);
    if (reply.ms <= limitMs) return { reply, faults };
    const again = await sender.send(request);
    const slow = again.ms > limitMs ? [`took ${Math.round(reply.ms)} ms, then ${Math.round(again.ms)} ms`] : [];
    return { reply: { ...reply, ms: Math.min(reply.ms, again.ms) }, faults: [...faults, ...slow] };
  } catch (error) {
    const reply = { status: 0, type: '', retryAfter: undefined, text: '', ms: 0 };
    return { reply, faults: [`no answer: ${(error as Error).message}`] };
  }
}

const shown = ({ method, target, headers, body }: HostileRequest): string =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString().slice(0, 400) ?? ''}`;

export const statusLine = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

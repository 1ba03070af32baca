import { Problem } from '../../src/platform/serve/contract.ts';
import type { HostileReply } from './send.ts';

/** Traces of code and queries that reveal how the server is built. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|node:internal/,
  /\b[\w-]+\.ts:\d+/,
  /Failed query|DrizzleQueryError|ZodError|ECONN|ENOENT/,
  /syntax error at or near|violates \w+(-\w+)* constraint|invalid input syntax|invalid byte sequence|out of range for type/,
  /\bselect\b[^.]{1,200}\bfrom\b[^.]{1,80}\bwhere\b/i,
];

/** Returns what is wrong with a response, for any request; its time is checked separately. */
export function faultsOf(method: string, target: string, { status, type, retryAfter, text }: HostileReply): string[] {
  const faults: string[] = [];
  // Overload and a full disk respond on purpose with 503 and Retry-After.
  if (status >= 500 && !(status === 503 && retryAfter !== undefined)) faults.push(`status ${status}`);
  if (status === 0) faults.push('no answer that is HTTP');
  if (status >= 400 && target.startsWith('/api')) {
    if (!type.startsWith('application/problem+json')) faults.push(`${status} is ${type || 'untyped'}`);
    else if (method !== 'HEAD' && !isProblem(text, status)) faults.push(`${status} is no problem document`);
  }
  const leak = leaks.find((each) => each.test(text));
  if (leak) faults.push(`the body shows ${leak.exec(text)![0].slice(0, 80)}`);
  return faults;
}

function isProblem(text: string, status: number): boolean {
  try {
    const read = Problem.safeParse(JSON.parse(text));
    return read.success && read.data.status === status;
  } catch {
    return false;
  }
}

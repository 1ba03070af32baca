import { useEffect, useState } from 'react';
import { Failure } from '../../api/failure.ts';

/** Pause in typing, in milliseconds, after which a code is checked. */
const pauseMs = 500;
const shortest = 3;

export type CodeCheck<Found> =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'found'; found: Found }
  | { state: 'unknown' }
  | { state: 'failed' };

/** Checks a code after a pause in typing. Late results for a former code are dropped. */
export function useCodeCheck<Found>(typed: string, look: (code: string) => Promise<Found>): CodeCheck<Found> {
  const code = typed.trim();
  const [answer, setAnswer] = useState<{ code: string; check: CodeCheck<Found> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed code starts another check
  useEffect(() => {
    if (code.length < shortest) return;
    let current = true;
    const report = (check: CodeCheck<Found>) => current && setAnswer({ code, check });
    const timer = setTimeout(() => {
      report({ state: 'checking' });
      look(code).then(
        (found) => report({ state: 'found', found }),
        (cause) => report({ state: isUnknown(cause) ? 'unknown' : 'failed' }),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code]);
  return answer?.code === code && code.length >= shortest ? answer.check : { state: 'idle' };
}

/** True if the server has no such code; other errors mean that the check failed. */
const isUnknown = (cause: unknown): boolean => cause instanceof Failure && [400, 404].includes(cause.status);

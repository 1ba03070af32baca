import { describe, expect, it } from 'vitest';
import { Failure, failureOf, mayRetry, reasonOf } from './failure.ts';

const thrown = (about: object) => Object.assign(new Error(), about);

describe('a failed call', () => {
  it('has as its message the status code, a colon, a space and the text', () => {
    const failure = failureOf(thrown({ status: 404, code: 'NOT_FOUND', message: 'There’s nothing here' }));
    expect(failure.message).toBe('404: There’s nothing here');
    expect(failure.code).toBe('NOT_FOUND');
  });

  it('contains the invalid fields and the request id, and drops other data', () => {
    const fields = [{ field: 'query', rule: 'must not be empty' }, 'nonsense', { field: 3 }];
    const failure = failureOf(thrown({ status: 400, message: 'Invalid', data: { fields, requestId: 'r-1' } }));
    expect(failure.fields).toEqual([{ field: 'query', rule: 'must not be empty' }]);
    expect(failure.requestId).toBe('r-1');
  });

  it('states that the server could not be reached when there was no response', () => {
    expect(failureOf(new TypeError('fetch failed')).code).toBe('UNREACHABLE');
    expect(failureOf(undefined).status).toBe(0);
  });

  it('is displayed as a sentence without its code', () => {
    expect(reasonOf(failureOf(undefined))).toBe('We couldn’t reach the server. Try again.');
    expect(reasonOf(failureOf(thrown({ status: 404, message: 'There’s nothing here' })))).toBe('There’s nothing here');
  });

  it('may be retried only if the same call can succeed later', () => {
    const withStatus = (status: number) => new Failure({ status, code: 'X', text: '' });
    expect([0, 429, 500, 503].map(withStatus).every(mayRetry)).toBe(true);
    expect([400, 401, 403, 404, 409].map(withStatus).some(mayRetry)).toBe(false);
    expect(mayRetry(new Error('a bug of ours'))).toBe(false);
  });
});

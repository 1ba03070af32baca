export interface Failure {
  /** Time of `performance.now()`. */
  began: number;
  ended: number;
  upstream: string;
  why: string;
}

const questions: readonly (() => [path: string, init?: RequestInit])[] = [
  () => ['/api/properties?limit=12'],
  () => ['/api/properties?bedsMin=3&limit=5&sort=newest'],
  () => [
    '/api/hypersearch/nlp',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '3 bed house under 900k with a pool' }),
    },
  ],
];

/** Simulated people, each with one request at a time, until they are stopped. */
export function startLoad(url: string, people: number) {
  const failures: Failure[] = [];
  const ms: number[] = [];
  let stopped = false;
  const ask = async (person: number) => {
    for (let question = person; !stopped; question++) {
      const [path, init] = questions[question % questions.length]!();
      const began = performance.now();
      const fail = (upstream: string, why: string) => failures.push({ began, ended: performance.now(), upstream, why });
      try {
        const reply = await fetch(url + path, init);
        await reply.arrayBuffer();
        if (reply.ok) ms.push(performance.now() - began);
        else fail(reply.headers.get('x-upstream') ?? '', `${reply.status} ${reply.headers.get('x-error') ?? path}`);
      } catch (error) {
        fail('', String((error as Error).cause ?? error));
      }
    }
  };
  const working = Promise.all(Array.from({ length: people }, (_, person) => ask(person)));
  return {
    failures,
    ms,
    async stop() {
      stopped = true;
      await working;
    },
  };
}

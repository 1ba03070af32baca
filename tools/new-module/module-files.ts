import type { ModuleNames } from './module-names.ts';

/** Returns the files of a new module by path: one operation, its page, and a test through the API. */
export function moduleFiles({ kebab, camel, pascal, snake, title }: ModuleNames): Record<string, string> {
  const server = `server/src/modules/${kebab}`;
  const web = `web/src/modules/${kebab}`;
  return {
    [`${server}/contract.ts`]: `import { z } from 'zod';
import { call, Id } from '../../platform/serve/contract.ts';

const ${pascal}Item = z.object({ id: Id, title: z.string() });

export const ${camel}Contract = {
  list: call
    .route({ method: 'GET', path: '/${kebab}', summary: '${title} of the person, newest first', tags: ['${title}'] })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(${pascal}Item) })),
};
`,
    [`${server}/list.ts`]: `import { signedIn } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { ${camel}Contract as contract } from './contract.ts';

export const list = serve(contract.list, {
  access: signedIn,
  async run() {
    return { items: [] };
  },
});
`,
    [`${server}/index.ts`]: `import type { ServerModule } from '../../platform/app/app-context.ts';
import { list } from './list.ts';

export const ${camel}Operations = { list };

export const ${camel}: ServerModule = { name: '${kebab}' };
`,
    [`${server}/${kebab}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aPerson } from '../../../test/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('${title.toLowerCase()}', () => {
  it('are empty for a new person, and require a session', async () => {
    const person = await aPerson(app, 'end_user');
    expect((await app.request('GET', '/api/${kebab}', undefined, person.as)).body).toEqual({ items: [] });
    expect((await app.request('GET', '/api/${kebab}')).status).toBe(401);
  });
});
`,
    [`server/test/access-matrix/rows/${kebab}-rows.ts`]: `import type { Rows } from '../walk.ts';

export const ${camel}Rows: Rows = {
  'GET /${kebab}': () => ({}),
};
`,
    [`${web}/calls.ts`]: `import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export const ${camel}Query = queryOptions({ queryKey: ['${kebab}'], queryFn: () => callApi((api) => api.${camel}.list({})) });
`,
    [`${web}/${kebab}-page.tsx`]: `import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ${camel}Query } from './calls.ts';

export function ${pascal}Page() {
  const { data, error, refetch } = useQuery(${camel}Query);
  return (
    <div className="page grid gap-8 py-10">
      <h1 className="text-36">{m.${snake}__title()}</h1>
      {error ? (
        <ErrorState what={m.${snake}__could_not_load()} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40" />
      ) : data.items.length === 0 ? (
        <EmptyState title={m.${snake}__nothing_yet()}>{m.${snake}__what_appears_here()}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {data.items.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
`,
    [`web/src/routes/${kebab}.tsx`]: `import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Page } from '../modules/${kebab}/${kebab}-page.tsx';
import { guard } from '../layouts/signed-in/guard.ts';
import { QueryScope } from '../api/query-scope.tsx';

export const Route = createFileRoute('/${kebab}')({
  beforeLoad: guard('anybody'),
  head: () => ({ meta: [{ title: m.routes__${snake}_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function ${pascal}() {
    return (
      <QueryScope>
        <${pascal}Page />
      </QueryScope>
    );
  },
});
`,
  };
}

/** Returns the texts of a new module for the message catalogue. */
export const moduleTexts = ({ snake, title }: ModuleNames): Record<string, string> => ({
  [`${snake}__title`]: title,
  [`${snake}__could_not_load`]: `We couldn’t load your ${title.toLowerCase()}. Try again.`,
  [`${snake}__nothing_yet`]: `You have no ${title.toLowerCase()} yet`,
  [`${snake}__what_appears_here`]: `Your ${title.toLowerCase()} appear here.`,
  [`routes__${snake}_lintel`]: `${title} · Lintel`,
});

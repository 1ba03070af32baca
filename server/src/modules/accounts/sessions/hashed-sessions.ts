import type { BetterAuthOptions } from 'better-auth';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { tokenHash } from './token-hash.ts';

type MakeAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Where = Parameters<Adapter['findOne']>[0]['where'];
type Methods = Omit<Adapter, 'transaction'>;

/**
 * Replaces a session token by its SHA-256 on the way to the database. The sign-in library works with the token itself,
 * which it creates or reads from a cookie, so each result contains the token that the call was made with.
 */
export const withHashedSessions =
  (makeAdapter: MakeAdapter) =>
  (options: BetterAuthOptions): Adapter => {
    const adapter = makeAdapter(options);
    return {
      ...adapter,
      ...hashed(adapter),
      transaction: (run) => adapter.transaction((inner) => run({ ...inner, ...hashed(inner) })),
    };
  };

function hashed(inner: Methods): Methods {
  return {
    ...inner,
    create: async (call) => {
      const token = call.model === 'session' ? tokenIn(call.data) : undefined;
      if (token === undefined) return inner.create(call);
      const row = await inner.create({ ...call, data: { ...call.data, token: tokenHash(token) } });
      return { ...row, token } as never;
    },
    findOne: async (call) => {
      const row = await inner.findOne({ ...call, where: hashedIn(call) });
      return withToken(row, call) as never;
    },
    findMany: (call) => inner.findMany({ ...call, where: call.where && hashedIn({ ...call, where: call.where }) }),
    update: async (call) => {
      const row = await inner.update({ ...call, where: hashedIn(call) });
      return withToken(row, call) as never;
    },
    updateMany: (call) => inner.updateMany({ ...call, where: hashedIn(call) }),
    delete: (call) => inner.delete({ ...call, where: hashedIn(call) }),
    deleteMany: (call) => inner.deleteMany({ ...call, where: hashedIn(call) }),
    consumeOne: async (call) => {
      const row = await inner.consumeOne({ ...call, where: hashedIn(call) });
      return withToken(row, call) as never;
    },
  };
}

interface Asked {
  model: string;
  where: Where;
}

const isToken = ({ model }: Asked, { field }: Where[number]) => model === 'session' && field === 'token';

const hashedIn = (call: Asked): Where =>
  call.where.map((each) => {
    if (!isToken(call, each)) return each;
    const value = Array.isArray(each.value)
      ? each.value.map((one) => tokenHash(String(one)))
      : tokenHash(String(each.value));
    return { ...each, value };
  });

/** Restores the token that the row was looked up by; a row found otherwise keeps the hash. */
function withToken(row: unknown, call: Asked): unknown {
  const condition = call.where.find((each) => isToken(call, each));
  return row && condition ? { ...row, token: condition.value } : row;
}

const tokenIn = (data: object): string | undefined => ('token' in data ? String(data.token) : undefined);

import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';

export interface Route {
  method: string;
  /** Path of the contract, below `/api`: `/properties/{id}`. */
  path: string;
}

export interface RouteTable {
  routes: readonly Route[];
  /** Returns the pattern of a path and its methods; undefined for an unknown path. */
  find(path: string): { path: string; methods: readonly string[] } | undefined;
}

/** Lists all routes of a contract. */
export function routesOf(contract: AnyContractRouter): Route[] {
  if (isContractProcedure(contract)) {
    const { method = 'POST', path } = contract['~orpc'].route;
    if (!path) throw new Error('A line of the contract has no path');
    return [{ method, path }];
  }
  return Object.values(contract).flatMap(routesOf);
}

/** Matches paths to patterns like the router: a literal segment takes precedence over a parameter. */
export function createRouteTable(routes: readonly Route[]): RouteTable {
  const patterns = [...new Set(routes.map((route) => route.path))]
    .sort((a, b) => parameters(a) - parameters(b))
    .map((path) => ({
      path,
      matches: regexOf(path),
      methods: routes.filter((route) => route.path === path).map((route) => route.method),
    }));
  // Most paths have no parameters and are found directly; literals take precedence anyway.
  const literal = new Map(patterns.flatMap((each) => (each.path.includes('{') ? [] : [[each.path, each] as const])));
  return {
    routes,
    find: (path) => literal.get(path) ?? patterns.find((pattern) => pattern.matches.test(path)),
  };
}

const parameters = (path: string) => path.split('{').length;

function regexOf(path: string): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}/?$`);
}

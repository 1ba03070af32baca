import type { Plugin } from 'vite';

/**
 * Lintel has an API of its own and no server functions. What calls them, with the codec of their arguments, would be a
 * tenth of the script of every page.
 */
export function noServerFunctions(): Plugin {
  return {
    name: 'lintel:no-server-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js/.test(id)
        ? "export const createClientRpc = () => { throw new Error('Lintel has no server functions') };"
        : undefined,
  };
}

import { contract } from '@lintel/server/contract';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const name = 'virtual:contract-routes';

/**
 * Gives the browser the contract's methods and paths as JSON. The schemas stay behind: zod would be the largest part
 * of a page, and the server checks everything anyway.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'lintel:contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined),
  };
}

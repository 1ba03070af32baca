declare module 'virtual:contract-routes' {
  import type { contract } from '@lintel/server/contract';

  const routes: typeof contract;
  export default routes;
}

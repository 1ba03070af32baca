declare module 'virtual:contract-routes' {
  import type { contract } from '@lintel/server/contract';

  const routes: typeof contract;
  export default routes;
}

declare module 'virtual:plain-map' {
  /** Where the plain map's GeoJSON lies. */
  const url: string;
  export default url;
}

declare module 'virtual:pdf-files' {
  /** The folder, with its slash, in which pdf.js finds files of its own. */
  const url: string;
  export default url;
}

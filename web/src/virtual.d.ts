declare module 'virtual:contract-routes' {
  import type { contract } from '@lintel/server/contract';

  const routes: typeof contract;
  export default routes;
}

declare module 'virtual:plain-map' {
  /** URL of the plain map's GeoJSON. */
  const url: string;
  export default url;
}

declare module 'virtual:pdf-files' {
  /** URL of the folder, with trailing slash, that contains pdf.js's own files. */
  const url: string;
  export default url;
}

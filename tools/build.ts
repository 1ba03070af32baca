/** `npm run build`: the web app as `npm start` serves it. */
import { buildWeb } from './web-build.ts';

buildWeb();

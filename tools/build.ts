/** `npm run build`: builds the web app that `npm start` serves. */
import { buildWeb } from './web-build.ts';

buildWeb();

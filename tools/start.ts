/** `npm start`: builds the pages when their sources changed, then runs the server in this process. */
import { startServer } from '../server/src/main.ts';
import { buildWebWhenChanged } from './web-build.ts';

buildWebWhenChanged();
await startServer(process.env);

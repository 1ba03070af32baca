import type { ServerModule } from '../../platform/app/app-context.ts';
import { modelOf, modelToken } from '../../platform/model/model.ts';
import { personalDataToken } from '../accounts/index.ts';
import { send, stream } from './ask.ts';
import { forgetOld } from './conversation.ts';
import { clear, messages, start } from './list.ts';
import { assistantData } from './personal-data.ts';
import { loadTopics } from './reading/topic-index/retrieval.ts';

/** The assistant, which answers questions with the platform's data by calling tools. */
export const assistantOperations = { messages, send, stream, clear, start };

export const assistant: ServerModule = {
  name: 'assistant',
  start(app) {
    const { settings, database, jobs } = app;
    app.resolve(personalDataToken).push(assistantData);
    app.register(modelToken, modelOf(settings));
    jobs.schedule(
      'forget-old-talks',
      '31 3 * * *',
      async () => void (await database.transaction((tx) => forgetOld(tx, new Date()))),
    );
  },
  // Later than the rest, because it takes seconds of CPU that the first requests need.
  warmUp: () => void setTimeout(loadTopics, 30_000).unref(),
};

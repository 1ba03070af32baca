import type { Capability } from '../../foundation/house.ts';
import { personalDataPart } from '../accounts/index.ts';
import { send, stream } from './ask.ts';
import { forgetOld } from './conversation.ts';
import { clear, messages, start } from './list.ts';
import { modelOf, modelPart } from './model/model.ts';
import { assistantData } from './personal-data.ts';

/** Answers from what the platform knows, by calling its tools. */
export const assistantVerbs = { messages, send, stream, clear, start };

export const assistant: Capability = {
  name: 'assistant',
  start(house) {
    const { settings, database, jobs } = house;
    house.use(personalDataPart).push(assistantData);
    house.provide(modelPart, modelOf(settings));
    jobs.schedule(
      'forget-old-talks',
      '31 3 * * *',
      async () => void (await database.transaction((tx) => forgetOld(tx, new Date()))),
    );
  },
};

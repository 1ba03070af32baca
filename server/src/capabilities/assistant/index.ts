import type { Capability } from '../../foundation/house.ts';
import { personalDataPart } from '../accounts/index.ts';
import { assistantData } from './personal-data.ts';

/** Answers from what the platform knows, by calling its tools. */
export const assistantVerbs = {};

export const assistant: Capability = {
  name: 'assistant',
  start(house) {
    house.use(personalDataPart).push(assistantData);
  },
};

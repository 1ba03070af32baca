import { connectAgent } from './connect-agent.ts';
import { list, next, pass, satisfaction } from './matches.ts';
import { requests } from './requests.ts';

export const connectOperations = { connectAgent, matches: { list, next, pass, satisfaction, requests } };

import { answerHours, type NewTicket } from '@lintel/server/support';

/** What a question is about, as a card or the emergency box sets it before the form is filled in. */
export type About = Pick<NewTicket, 'userType' | 'topic' | 'emergency'> & { subject?: string };

export interface Channel {
  name: string;
  /** Hours until an answer. */
  hours: number;
  help: string;
  about: About;
}

/** The four channels with their promises; the server computes them anew from the account. */
export const channels: readonly Channel[] = [
  {
    name: 'End user support',
    hours: answerHours.endUser,
    help: 'Searching, your account, your agent.',
    about: { userType: 'end-user', topic: 'general' },
  },
  {
    name: 'Agent support',
    hours: answerHours.agent,
    help: 'Joining a company, your licence, your buyers.',
    about: { userType: 'agent', topic: 'general' },
  },
  {
    name: 'Reseller support',
    hours: answerHours.reseller,
    help: 'Your company, its agents and codes, plan and bills.',
    about: { userType: 'reseller', topic: 'general' },
  },
  {
    name: 'Technical support',
    hours: answerHours.technical,
    help: 'Something does not work, for anybody.',
    about: { topic: 'technical' },
  },
];

import { m } from '@lintel/messages';
import { answerHours, type NewTicket } from '@lintel/server/support';

/** The subject of a request, preset by a card or by the emergency box. */
export type About = Pick<NewTicket, 'userType' | 'topic' | 'emergency'> & { subject?: string };

export interface Channel {
  name: string;
  /** Target response time in hours. */
  hours: number;
  help: string;
  about: About;
}

/** The four channels with their response times; the server determines them again from the account. */
export const channels: readonly Channel[] = [
  {
    get name() {
      return m.support__end_user_support();
    },
    hours: answerHours.endUser,
    get help() {
      return m.support__searching_your_account_your_agent();
    },
    about: { userType: 'end-user', topic: 'general' },
  },
  {
    get name() {
      return m.support__agent_support();
    },
    hours: answerHours.agent,
    get help() {
      return m.support__joining_a_company_your_license();
    },
    about: { userType: 'agent', topic: 'general' },
  },
  {
    get name() {
      return m.support__reseller_support();
    },
    hours: answerHours.reseller,
    get help() {
      return m.support__your_company_its_agents_and();
    },
    about: { userType: 'reseller', topic: 'general' },
  },
  {
    get name() {
      return m.support__technical_support();
    },
    hours: answerHours.technical,
    get help() {
      return m.support__technical_problems_for_everyone();
    },
    about: { topic: 'technical' },
  },
];

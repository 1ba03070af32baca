/** Input records of a fit. Days are ISO dates, instants ISO instants in UTC, prices whole currency units. */

export type AgentType = 'real_estate' | 'mortgage';

export interface Place {
  lat: number;
  lon: number;
}

export interface Agent {
  id: string;
  agentType: AgentType;
  office: Place;
  /** First day of the license. */
  licensedSince: string;
  licence: { status: string; expires: string };
  acceptingClients: boolean;
  /** New clients that the agent can take in one batch. */
  capacity: number;
  /** Above 1, a whole team's deals are booked under this agent. */
  teamSize: number;
  languages: readonly string[];
  tech: { crm: boolean; eSign: boolean; video: boolean; portalLoginsPerWeek: number };
  /** Ids of agents. */
  connections: readonly string[];
}

/** The client's situation, which is independent of the agent. */
export interface Situation {
  preApproved: boolean;
  cash: boolean;
  contingencies: number;
  firstTimeBuyer: boolean;
}

export interface Deal extends Situation, Place {
  id: string;
  agentId: string;
  date: string;
  /** A home type, or a loan type for lenders. */
  type: string;
  side: 'buyer' | 'seller' | 'lender';
  outcome: 'closed' | 'fallen_through';
  /** Sale price if closed, otherwise list price; for lenders the loan amount. */
  price: number;
  listPrice?: number | null | undefined;
  salePrice?: number | null | undefined;
  sqft?: number | null | undefined;
  /** For lenders, days from application to funding. */
  daysOnMarket?: number | null | undefined;
  /** Offered rate minus a market index, in basis points. Lenders only. */
  rateSpreadBp?: number | null | undefined;
  /**
   * True when only the agent's own company states the deal. Such deals show place, type and price of the agent's
   * work, at half weight; they do not count for closing, prices reached or days, because a company chooses which
   * deals it states.
   */
  stated?: boolean | null | undefined;
}

export interface Review {
  id: string;
  agentId: string;
  rating: number;
  date: string;
  /** Missing when the reviewer is not verified as a client. */
  transactionId?: string | null | undefined;
}

export interface LeadAnswer {
  leadId: string;
  agentId: string;
  createdAt: string;
  respondedAt?: string | null | undefined;
  withdrawnAt?: string | null | undefined;
}

/** Style of a thread, each from 0 to 1. */
export interface MessageThread {
  agentId: string;
  date: string;
  formality: number;
  detail: number;
  warmth: number;
}

export interface Buyer extends Situation, Place {
  id: string;
  agentType: AgentType;
  budget: number;
  propertyType?: string | undefined;
  loanType?: string | undefined;
  timelineMonths: number;
  preferences: {
    language?: string | undefined;
    communicationStyle?: string | undefined;
    responseTime?: string | undefined;
    timeline?: string | undefined;
  };
}

export interface PastMatch extends Buyer {
  date: string;
  shown: readonly string[];
  contacted: string;
  position: number;
  closed: boolean;
  /** The private answer; null when the match did not close. */
  satisfied?: boolean | null | undefined;
  success?: boolean | undefined;
}

export interface Records {
  agents: readonly Agent[];
  transactions: readonly Deal[];
  reviews: readonly Review[];
  responses: readonly LeadAnswer[];
  messages: readonly MessageThread[];
  matches: readonly PastMatch[];
}

/** Type of home or loan that the buyer looks for, or an empty string. */
export const typeWanted = (buyer: Buyer): string =>
  (buyer.agentType === 'mortgage' ? buyer.loanType : buyer.propertyType) ?? '';

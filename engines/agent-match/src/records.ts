/** The records that a model is fitted from. Days are ISO days, instants ISO instants in UTC, prices whole currency units. */

export type AgentType = 'real_estate' | 'mortgage';

export interface Place {
  lat: number;
  lon: number;
}

export interface Agent {
  id: string;
  agentType: AgentType;
  office: Place;
  /** The day from which the person is licensed. */
  licensedSince: string;
  licence: { status: string; expires: string };
  acceptingClients: boolean;
  /** New clients that the agent can take in one batch. */
  capacity: number;
  /** Above 1 a whole team's deals are booked under this agent. */
  teamSize: number;
  languages: readonly string[];
  tech: { crm: boolean; eSign: boolean; video: boolean; portalLoginsPerWeek: number };
  /** Ids of agents. */
  connections: readonly string[];
}

/** What a client brings along; it says nothing about the agent. */
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
  /** A type of home, or of loan for lenders. */
  type: string;
  side: 'buyer' | 'seller' | 'lender';
  outcome: 'closed' | 'fallen_through';
  /** The sale price if closed, else the list price; for lenders the loan. */
  price: number;
  listPrice?: number | null | undefined;
  salePrice?: number | null | undefined;
  sqft?: number | null | undefined;
  /** For lenders days from application to funding. */
  daysOnMarket?: number | null | undefined;
  /** Offered rate less a market index, in hundredths of a percent. Lenders only. */
  rateSpreadBp?: number | null | undefined;
  /**
   * Only the agent's own company states it. Such deals show where, what and at which price somebody works, at half weight; they say
   * nothing of closing, prices reached or days, since a company chooses which deals it states.
   */
  stated?: boolean | null | undefined;
}

export interface Review {
  id: string;
  agentId: string;
  rating: number;
  date: string;
  /** Missing when nobody checked that the reviewer was a client. */
  transactionId?: string | null | undefined;
}

export interface LeadAnswer {
  leadId: string;
  agentId: string;
  createdAt: string;
  respondedAt?: string | null | undefined;
  withdrawnAt?: string | null | undefined;
}

/** How a thread was written, each from 0 to 1. */
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

/** The kind of home or loan that the buyer is after, or an empty text. */
export const typeWanted = (buyer: Buyer): string =>
  (buyer.agentType === 'mortgage' ? buyer.loanType : buyer.propertyType) ?? '';

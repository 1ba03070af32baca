import { day, flag, group, instant, maybe, number, oneOf, type Shape, text, texts } from './checks.ts';

const place: Shape = { lat: number(-90, 90), lon: number(-180, 180) };
const situation: Shape = { preApproved: flag, cash: flag, contingencies: number(0), firstTimeBuyer: flag };

const buyer: Shape = {
  id: text,
  agentType: oneOf('real_estate', 'mortgage'),
  ...place,
  ...situation,
  budget: number(0),
  propertyType: maybe(text),
  loanType: maybe(text),
  timelineMonths: number(0),
  preferences: group,
  'preferences.language': maybe(text),
  'preferences.communicationStyle': maybe(text),
  'preferences.responseTime': maybe(text),
  'preferences.timeline': maybe(text),
};

interface FileRule {
  shape: Shape;
  /** Fields that are unique together; rows without a key are anonymous. */
  key?: readonly string[];
  required: boolean;
}

/** The files of a data folder, as its README lists them. */
export const files = {
  agents: {
    required: true,
    key: ['id'],
    shape: {
      id: text,
      agentType: oneOf('real_estate', 'mortgage'),
      'office.lat': number(-90, 90),
      'office.lon': number(-180, 180),
      licensedSince: day,
      'licence.status': text,
      'licence.expires': day,
      acceptingClients: flag,
      capacity: number(0),
      teamSize: number(1),
      languages: texts,
      'tech.crm': flag,
      'tech.eSign': flag,
      'tech.video': flag,
      'tech.portalLoginsPerWeek': number(0),
      connections: texts,
    },
  },
  transactions: {
    required: false,
    key: ['id'],
    shape: {
      id: text,
      agentId: text,
      date: day,
      ...place,
      type: text,
      side: oneOf('buyer', 'seller', 'lender'),
      outcome: oneOf('closed', 'fallen_through'),
      price: number(0),
      listPrice: maybe(number(0)),
      salePrice: maybe(number(0)),
      sqft: maybe(number(0)),
      daysOnMarket: maybe(number()),
      rateSpreadBp: maybe(number()),
      ...situation,
    },
  },
  reviews: {
    required: false,
    key: ['id'],
    shape: { id: text, agentId: text, rating: number(1, 5), date: day, transactionId: maybe(text) },
  },
  responses: {
    required: false,
    key: ['leadId', 'agentId'],
    shape: {
      leadId: text,
      agentId: text,
      createdAt: instant,
      respondedAt: maybe(instant),
      withdrawnAt: maybe(instant),
    },
  },
  messages: {
    required: false,
    shape: { agentId: text, date: day, formality: number(0, 1), detail: number(0, 1), warmth: number(0, 1) },
  },
  matches: {
    required: false,
    key: ['id'],
    shape: {
      ...buyer,
      date: day,
      shown: texts,
      contacted: text,
      position: number(1),
      closed: flag,
      satisfied: maybe(flag),
    },
  },
  buyers: { required: true, key: ['id'], shape: buyer },
} as const satisfies Record<string, FileRule>;

export const meta: Shape = { asOf: day };

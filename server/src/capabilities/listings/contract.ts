import { features, homeTypes } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../foundation/contract.ts';
import { StatedRate } from '../rates/contract.ts';

/** Prices on the wire are whole currency units with their currency beside them; inside they are integer minor units. */
export const Currency = z.enum(['USD', 'CAD']);
/** What can happen to a listing's price and status. */
export const historyEvents = [
  'coming_soon',
  'listed',
  'price_change',
  'under_contract',
  'pending',
  'back_on_market',
  'hold',
  'withdrawn',
  'canceled',
  'expired',
  'removed',
  'relisted',
  'sold',
] as const;
export const HistoryEvent = z.enum(historyEvents);
export const PropertyStatus = z.enum(['active', 'pending', 'sold', 'other']);
export const HomeTypeName = z.enum(homeTypes);
export const FeatureName = z.enum(features);

/** Street and unit of a home, or why there are none. */
export const streetLine = ({ address, addressHidden }: { address: string | null; addressHidden: boolean }): string =>
  address ?? (addressHidden ? 'The seller has hidden this address' : 'Address not in the listing');

export const Photo = z.object({
  url: z.string(),
  /** What the picture shows, for those who do not see it. */
  alt: z.string(),
  /** True for a drawing made from the listing's fields, false for a photograph. */
  illustration: z.boolean(),
});

export const ListingAgent = z.object({
  id: Id.nullable(),
  name: z.string(),
  company: z.string().nullable(),
  /** Only from verified reviews; absent until there are some. */
  rating: z.number().nullable(),
  specialties: z.array(z.string()),
});

/**
 * All that a home costs a month, in currency units, on the usual terms. What is null is not known: it is not in the total
 * and stands in `missing`.
 */
const MonthlyCost = z.object({
  total: z.number(),
  principalAndInterest: z.number(),
  tax: z.number().nullable(),
  insurance: z.number(),
  /** The owners' association or condo fee. */
  dues: z.number().nullable(),
  /** Of the loan; none with 20 % down. */
  mortgageInsurance: z.number(),
  /** The same as `rate.percent` and `rate.on`. */
  ratePercent: z.number(),
  asOf: z.iso.date(),
  rate: StatedRate,
  downPercent: z.number(),
  years: z.number().int(),
  /** Terms that the search states; the other terms are the usual ones. */
  stated: z.array(z.enum(['down', 'rate', 'years'])).optional(),
  /** For people, a sentence each. */
  assumptions: z.array(z.string()),
  missing: z.array(z.enum(['property_tax', 'dues'])),
});

/** What has to be there at closing, in currency units; what is null or missing is not in the total. */
const CashToClose = z.object({
  total: z.number(),
  downPayment: z.number(),
  closingCosts: z.number(),
  /** Tax and insurance in advance. */
  prepaid: z.number(),
  /** Land transfer taxes and title fees of a Canadian province and city. */
  transferTax: z.number().nullable(),
  assumptions: z.array(z.string()),
  /** `property_tax` where some of it would be paid in advance. */
  missing: z.array(z.enum(['property_tax', 'transfer_tax'])),
});

/** What a list or a card shows of a home. */
export const Property = z.object({
  id: Id,
  mlsNumber: z.string().nullable(),
  /** Street and unit; null where the seller hides it or the listing doesn't give it. */
  address: z.string().nullable(),
  /** True where the listing says that the seller hides the address. */
  addressHidden: z.boolean(),
  city: z.string(),
  neighbourhood: z.string().nullable(),
  state: z.string(),
  zipCode: z.string().nullable(),
  country: z.enum(['US', 'CA']),
  /** Degrees; null where unknown or where the address is not shown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  currency: Currency,
  listPrice: z.number(),
  /** The same as listPrice; for a sold home the closing price, where it is known. */
  price: z.number(),
  originalListPrice: z.number().nullable(),
  /** The last cut: how much in currency units and on which day. */
  priceCut: z.object({ amount: z.number(), on: z.iso.date() }).nullable(),
  bedrooms: z.number().int().nullable(),
  /** In quarters: 2 full and 1 half are 2.5, 1 full and 1 three-quarter are 1.75. */
  bathrooms: z.number().nullable(),
  bathroomsFull: z.number().int().nullable(),
  bathroomsHalf: z.number().int().nullable(),
  squareFeet: z.number().int().nullable(),
  lotAcres: z.number().nullable(),
  yearBuilt: z.number().int().nullable(),
  /** In quarters: 1.5 is a story and a half. */
  stories: z.number().nullable(),
  garageSpaces: z.number().int().nullable(),
  /** A month, in currency units; 0 is none, null is not known. */
  hoaMonthly: z.number().nullable(),
  propertyType: HomeTypeName,
  status: PropertyStatus,
  /**
   * Over all times the home was put on the market in a row without a sale; days off the market are not counted. Null
   * where the listing doesn't say when it came on the market, or when it left.
   */
  daysOnMarket: z.number().int().nullable(),
  /** Since it was last put on the market. */
  daysOnMarketThisListing: z.number().int().nullable(),
  /** Whether it was on the market before, not sold, and came back within 90 days. */
  relisted: z.boolean(),
  /** Null where the listing doesn't say. */
  listedOn: z.iso.date().nullable(),
  schoolRating: z.number().nullable(),
  walkScore: z.number().int().nullable(),
  features: z.array(FeatureName),
  photo: Photo.nullable(),
  photoCount: z.number().int(),
  openHouse: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  /** Principal and interest on the terms of `monthlyCost`. Currency units; null as `monthlyCost`. */
  monthlyPayment: z.object({ amount: z.number(), ratePercent: z.number(), asOf: z.iso.date() }).nullable(),
  /**
   * At the platform's rate, 20 % down, 30 years; of homes of a search that states terms, on these. Null for a sold home, where
   * no rate of the last 60 days is known, and where the down payment of the search is too low for the home.
   */
  monthlyCost: MonthlyCost.nullable(),
  cashToClose: CashToClose.nullable(),
  /** The least allowed down payment, when that of the search is too low for the home. */
  leastDownPayment: z.number().optional(),
  agentId: Id.nullable(),
  agent: ListingAgent.nullable(),
});
export type Property = z.infer<typeof Property>;

/** Everything that may be shown of a home, on its own page. */
export const PropertyDetail = Property.extend({
  description: z.string().nullable(),
  photos: z.array(Photo),
  timeZone: z.string().describe('IANA time zone of the home, for open houses'),
  office: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Where the record comes from and when it was last changed there. */
  source: z.object({ name: z.string(), modifiedAt: z.iso.datetime() }),
  schoolRatingSource: z.string().nullable(),
  walkScoreSource: z.string().nullable(),
  /** From where a page starts when it computes the costs anew; in per cent of the price, mortgage insurance of the loan. */
  costDefaults: z.object({
    /** Null where no current rate is known: the page asks for one. */
    rate: StatedRate.nullable(),
    downPercent: z.number(),
    years: z.number().int(),
    insurancePercent: z.number(),
    closingPercent: z.number(),
    mortgageInsurancePercent: z.number().nullable(),
    prepaidTaxMonths: z.number().int(),
    prepaidInsuranceMonths: z.number().int(),
  }),
  taxes: z.object({ annual: z.number(), year: z.number().int().nullable() }).nullable(),
  hoa: z.object({ amount: z.number(), frequency: z.string() }).nullable(),
  schools: z.object({ elementary: z.string().nullable(), middle: z.string().nullable(), high: z.string().nullable() }),
  heating: z.string().nullable(),
  cooling: z.string().nullable(),
  closedOn: z.iso.date().nullable(),
  closePrice: z.number().nullable(),
  pricePerSquareFoot: z.number().nullable(),
  /** How often it was put on the market in a row without a sale, this time included. */
  timesListed: z.number().int(),
  /** Of all these times, newest first. */
  history: z.array(
    z.object({
      on: z.iso.date(),
      event: HistoryEvent,
      price: z.number().nullable(),
      /** Relative to the price before, in per cent, one decimal. */
      changePercent: z.number().nullable(),
    }),
  ),
});
export type PropertyDetail = z.infer<typeof PropertyDetail>;

export const listingsContract = {
  get: call
    .route({ method: 'GET', path: '/properties/{id}', summary: 'A home with its history', tags: ['Properties'] })
    .input(z.strictObject({ id: IdParam }))
    .output(PropertyDetail),
  compare: call
    .route({
      method: 'GET',
      path: '/properties/compare',
      summary: 'Two to six homes with all that may be shown of them, in the order asked for',
      tags: ['Properties'],
    })
    .input(
      z.strictObject({
        id: z
          .preprocess(
            (value) => (Array.isArray(value) || value === undefined ? value : [value]),
            z.array(IdParam).max(40),
          )
          .transform((ids) => [...new Set(ids)])
          .refine((ids) => ids.length >= 2 && ids.length <= 6, { error: () => m.listings__must_be_the_numbers_of() }),
      }),
    )
    .output(
      z.object({
        homes: z.array(PropertyDetail),
        /** Ids that are no home, or one that is no longer shown. */
        gone: z.array(z.number().int()),
      }),
    ),
  illustration: call
    .route({
      method: 'GET',
      path: '/properties/{id}/illustrations/{shot}',
      summary: 'A drawing of the home, made from its fields (SVG)',
      tags: ['Properties'],
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        id: IdParam,
        shot: z.string().regex(/^[a-z-]{1,30}$/, { error: () => m.listings__must_be_the_name_of() }),
        v: z.string().max(40).optional().describe('Version: an address with it never changes its picture'),
      }),
    )
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};

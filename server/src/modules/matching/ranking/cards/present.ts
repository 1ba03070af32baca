import { TOP_DEALS } from '@lintel/agent-match';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { criterionLabels, type MatchCard, type RecordCard } from '../contract.ts';
import type { Own, Ranked } from '../model/answers.ts';
import { FEWEST } from '../model/summary.ts';
import type { CardPerson } from './people.ts';

type Kind = MatchCard['agentType'];

/**
 * Maps a ranked professional to a card. Only the card's figures are rounded; the explanation keeps full precision.
 */
export function presentMatch(ranked: Ranked, person: CardPerson, kind: Kind, loanType?: string): MatchCard {
  const { entry, reasons } = ranked;
  return {
    ...presentRecord(ranked, person, kind, loanType),
    ...{ matchScore: entry.matchScore, p: entry.p, optimistic: entry.optimistic },
    explanation: {
      ...{ score: reasons.score, base: reasons.base, evidence: reasons.evidence },
      criteria: reasons.criteria.map(({ criterion, points, score, low, high, n, percentile }) => ({
        ...{ criterion, label: criterionLabels[criterion], points, score, low, high, percentile },
        n: Math.round(n),
      })),
    },
  };
}

/** Maps a professional to the part of a card that is the same for every viewer. */
export function presentRecord(own: Own, person: CardPerson, kind: Kind, loanType?: string): Omit<RecordCard, 'asOf'> {
  const { number, jurisdiction, expires_on, checked_on } = person.license;
  return {
    id: person.id,
    name: person.name,
    imageUrl: person.image,
    agentType: kind,
    ...{ brokerage: person.company, company: person.company, location: `${person.city}, ${person.state}` },
    languages: person.languages,
    license: { number, jurisdiction, expiresOn: expires_on, checkedOn: checked_on },
    ...presentPercentile(own),
    ...figuresOf(own, person, kind),
    ...rateOf(person, kind, loanType),
    whoPays: whoPays(person, kind),
  };
}

/** Returns the percentile within the kind, or null with fewer than 8 closed deals. */
export function presentPercentile({ profile, percentileRank }: Own) {
  if (!percentileRank || profile.closed < TOP_DEALS)
    return { percentile: null, percentileInterval: null, top5Percent: false };
  const { percentile, low, high, top5Percent } = percentileRank;
  return {
    percentile: tenths(percentile),
    percentileInterval: { low: tenths(low), high: tenths(high) },
    top5Percent,
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function figuresOf({ profile }: Own, person: CardPerson, kind: Kind) {
  const enough = (n: number, value: number | undefined) => (n >= FEWEST && value !== undefined ? value : null);
  const minutes = enough(profile.leads, profile.medianResponseMinutes);
  const rate = enough(profile.deals, profile.closingRate);
  const days = enough(profile.closed, profile.medianDaysOnMarket);
  const satisfied = enough(profile.satisfactionAnswers, profile.satisfaction);
  return {
    rating: profile.rating === undefined ? null : tenths(profile.rating),
    ...{ reviews: profile.reviews, closings: profile.closings },
    closingRate: rate === null ? null : tenths(100 * rate),
    responseTime: minutes === null ? null : formatMinutes(minutes),
    avgResponseTime: minutes === null ? null : Math.round(minutes),
    avgDaysOnMarket: kind === 'real_estate' && days !== null ? Math.round(days) : null,
    processingTime: kind === 'mortgage' && days !== null ? Math.round(days) : null,
    clientSatisfaction: satisfied === null ? null : Math.round(100 * satisfied),
    specializations: specializationsOf(profile.specializations, person.specialties),
    n: {
      ...{ deals: profile.deals, reviews: profile.reviews, leads: profile.leads },
      satisfaction: profile.satisfactionAnswers,
      statedDeals: profile.statedDeals,
    },
  };
}

/** Formats minutes: 7 min, 2 h 10 min, 3 days. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  if (whole < 60) return m.matching__min_2({ whole });
  if (whole >= 2 * 1_440) return m.matching__days({ value: Math.round(whole / 1_440) });
  const rest = whole % 60;
  return `${Math.floor(whole / 60)} h${rest > 0 ? m.matching__min_3({ rest }) : ''}`;
}

const kindsOfDeal: Record<string, string> = texts({
  single_family: m.matching__single_family_homes,
  semi_detached: m.matching__semi_detached_homes,
  condo: m.matching__condos,
  townhouse: m.matching__townhouses,
  multi_family: m.matching__multi_family_homes,
  manufactured: m.matching__manufactured_homes,
  land: m.matching__land,
  farm: m.matching__farms,
  conventional: m.matching__conventional_loans,
  insured: m.matching__insured_mortgages,
  fha: m.matching__fha_loans,
  va: m.matching__va_loans,
  jumbo: m.matching__jumbo_loans,
  refinance: m.matching__refinancing,
  investment: m.matching__loans_for_rental_homes,
});

/** Specialties measured from deals come before self-declared ones. */
const specializationsOf = (measured: readonly string[], stated: readonly string[]): string[] => [
  ...new Set([...measured.map((type) => kindsOfDeal[type] ?? type), ...stated]),
];

/** Returns the rate of the requested loan type, or of a conventional loan; the longest term. */
function rateOf({ rates }: CardPerson, kind: Kind, loanType = 'conventional') {
  // A conventional mortgage is an uninsured one on a Canadian rate sheet.
  const products = loanType === 'conventional' ? ['conventional', 'uninsured'] : [loanType];
  const found = kind === 'mortgage' ? rates.find(({ product }) => products.includes(product)) : undefined;
  return { rate: found ? Math.round(found.rate * 1_000) / 1_000 : null, rateDatedOn: found?.dated_on ?? null };
}

/** Explains the payments around a match; the match itself costs nothing. */
const whoPays = ({ name, company, paysCompany }: CardPerson, kind: Kind): string =>
  [
    m.matching__you_pay_nothing_for_this(),
    m.matching__pays_lintel_a_flat_subscription({
      company,
      value: paysCompany ? m.matching__and_pays_a_flat_monthly({ name, company }) : m.matching__which_never(),
    }),
    kind === 'mortgage' ? m.matching__what_a_loan_costs_you() : m.matching__a_commission_is_what_you(),
  ].join(' ');

import { isPlace, type Message } from '../message.ts';
import { plain } from '../plain.ts';
import { termsOf } from '../topics/terms.ts';
import { costsPlan } from './costs/costs.ts';
import { type Planner, use } from './use.ts';

const forecastWords =
  /\bwill\b|\bgoing to\b|\bwait\b|\bgood time\b|\bnext (year|yr|month|spring|summer|fall|winter)\b|\bkeep (falling|rising|dropping|going)\b|\bl'an prochain\b|\bl'annee prochaine\b|\b(proximo ano|ano que viene)\b|\bshould i\b|\bshld\b|\bvont[- ]ils?\b|\bva-t-il\b|\battendre\b|\bbon moment\b|\bmaintenant\b|\bvan a\b|\besperar\b|\bbuen momento\b|\bforecast\b|\bcrash\b|\bmiss it\b/;

const trendWords =
  /\b(last|past|a) (year|yr|month|quarter)\b|\b(last|past|over|since|these) (the )?(last |past )?(\d+|few|couple of|two|three|five|ten) (years|yrs|months|quarters)\b|\bthis time last year\b|\b(compared|versus|vs) (to|with) (last|a)\b|\b(than|since) (last|a) (spring|summer|fall|winter|year|month)\b|\bpiling up\b|\bthan last year\b|\bdepuis (\d+|un|deux|trois|cinq|dix) (ans?|mois)\b|\b(dernieres?|derniers) (annees|ans|mois)\b|\b(ultimos?|pasados?) (\d+ )?(anos|meses)\b|\bque (el|hace un) ano\b|\bsofter\b|\b(softening|cooling|heating up)\b|\byear[- ]over[- ]year\b|\byoy\b|\b(climb|ris|fall|grow|drop|increas|declin|com(e|ing) down|go(ne|ing) (up|down))\w*|\bmont(e|ent|er|ait)\b|\bbaiss\w+|\bcalme\b|\ban(nee)? (derniere?|passee?)\b|\bano pasado\b|\bbaj(a|an|ando|aron|ado)\b|\bsub(e|en|iendo|ieron|ido)\b|\btrend\w*|\btendenc\w+/;
const cutWords =
  /\bprice (cuts?|drops?|reductions?)\b|\b(cut|cutting|drop\w*|reduc\w+|slash\w*|lower\w*) (their|the|its|his|her) (asking )?prices?\b|\bbaiss\w+ (de|leur) prix\b|\b(baja\w*|rebaja\w*|reduc\w+|bajado|bajaron) (de|el|su) precio\b/;
/** Homes that were sold, and not homes for sale. */
const soldWords =
  /\b(sold|selling (for|prices?)|sell(s|ing)? for|go(es|ing)? for|(?<!for )sales?|closed at|vendue?s?|prix de vente|(?<!en )ventes?|vendid[ao]s?|se vend\w+|precios? de venta|(?<!en |de )ventas?)\b/;
const rentWords =
  /\b(se loue(nt)?|(ca|cela) loue|a louer|se (renta|alquila)n?|renting|rents?|rental (prices?|market)|loyers?|rentas?|alquiler(es)?)\b/;
/** “What do 3 beds rent for in San Antonio”: a rent that is asked for, and no home. */
const rentAsked =
  /\b(what|whats|how much|how (high|low) (is|are)|avg|average|typical|going|median|usual)\b.*\b(rents?|renting|rental (prices?|rates?))\b|\brents? (on|for) (an? )?(\d|studio|one|two|three|house|condo|apartment|place|bed)|\b(combien|moyen|median|a quel prix)\b.*\b(loyers?|lou(e|ent|er))\b|\b(loyers?|se loue(nt)?)\b.*\b(combien|moyen|median|ces temps|en ce moment)\b|\b(cuanto|a como|promedio|en cuanto)\b.*\b(rentas?|rentan|rento|alquil\w+|arriend\w+)\b|\brentas? (promedio|media)\b/;
const otherRent =
  /\b(my|our|mon|ma|notre|mi|nuestr[oa]|afford|income|own|buy\w*|mortgage|landlord|deposit|increase|raise|control|tax(es)?|car|truck|insurance|airbnb|qualify|lenders?|bank|revenus?|achet\w*|hypothe\w*|ingresos?|compr\w*|hipoteca|prestam\w*)\b/;

/** A rent by its kind of home, whatever the landlord does: “rent for a 3 bed there?”, “is 1900 too much for a 2 bedroom”. */
const rentOfKind =
  /\brents? (on|for) (an? )?(\d|studio|one|two|three)|\b(\d|one|two|three) ?-?(beds?|br|bedrooms?) rents?\b|\bis \$?\d[\d,]* (a month )?(too (much|high)|fair|normal|a lot|reasonable)\b.*\b(beds?|bedrooms?|apartment|studio)\b.*\b(rent|landlord)\b/;
const largestRent = 10_000;
/** A figure of homes for sale beside the rents: “rents and prices in Austin”. */
const besideRents =
  /\b(prices?|buy\w*|sale|sold|sell\w*|worth|value|prix|achet\w*|ventes?|vend\w*|precios?|compr\w*|ventas?|cap rate|market)\b/;

/** True for a question about the rents of a place. */
export const asksRents = ({ has, places, named, amounts, home, after }: Message): boolean => {
  if (home.lookUp !== undefined) return false;
  if (has(rentOfKind) && (places.length > 0 || (named.length === 0 && after('marketFacts'))))
    return !has(ownRent) && amounts.every(({ value }) => value < largestRent);
  return has(rentAsked) && !has(otherRent) && places.length > 0 && amounts.every(({ unit }) => unit === 'plain');
};
const ownRent = /\b(buy\w*|mortgage|afford|income|own|deposit|qualify|achet\w+|compr\w+)\b/;

const feeWords =
  /\b((condo|hoa|strata|maintenance|association) (fees?|dues)|frais de (condo|copropriete)|cuotas? (de|del) (mantenimiento|hoa|condominio))\b/;
/** Sales of a month, which are not counted here. */
const countWords = /\bhow many\b.*\bsold\b|\bcombien\b.*\bvendue?s?\b|\bcuant[ao]s\b.*\b(vendieron|vendid[ao]s)\b/;
const perAreaWords =
  /\bper (sq\w*|square|foot)|\/ ?s(q|f)|\bpied carre\b|\bpie cuadrado\b|\bmetro cuadrado\b|\bmetre carre\b|\bm2\b/;
const footWords = /\bsq|\bfoot\b|\bfeet\b|\bpied|\bpie(s)?\b/;
const moreHouse =
  /\b(more|most|much) (house|home|space|room)\b|\bplus (grand|d'espace|de maison)\b|\bmas (casa|espacio)\b|\brinde mas\b/;
const reachWords = /\bfurther|\bgo far|\bget (me|us|you)?\b|\bbuys?\b|\brinde\b|\balcanza\b|\bpermet\b/;

/** A fuzzy match, such as the place that “délai” resembles, is replaced with a place that the text contains. */
function onlyNamed(places: readonly string[], { text, named }: Message): string[] {
  const padded = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  const held = places.filter((fact) => {
    const name = plain(fact.slice(fact.indexOf(':') + 1));
    return (
      (padded.includes(` ${name.split(',')[0]!.replace(/[^a-z0-9]+/g, ' ')} `) &&
        (named.length === 0 || name.includes(' '))) ||
      named.some((each) => name.startsWith(plain(each.name)) || name === each.state.toLowerCase())
    );
  });
  return held.length > 0 ? held : [...places];
}

/** “What’s a detached going for in Brantford?”: what homes of a kind cost in a place. */
const goingPrice =
  /\b(go(es|in|ing)?|sell(s|ing|in)?|list(s|ed|ing)?) for\b|\b(what('?s| is| are)?|whats|how much( is| are)?|average|typical|median) (the )?(average |typical |median |usual )?rents? (on|for|of|in)\b|\bse (vend(ent)?|detaille(nt)?|vende(n)?|anda(n)?)\b.*\b(combien|cuanto)\b|\b(combien|cuanto)\b.*\bse (vend(ent)?|detaille(nt)?|vende(n)?)\b/;
const ownHome =
  /\b(our|my|we|i|this|that|it|if|notre|ma|mon|nos|on (vend|veut|pense)|je|si|mi|nuestr[oa]|vendo|vendemos|agents?|court\w+|commission)\b/;

/** “A 2 bedroom” */
const mostRooms = 10;

/** True for the price of homes of a kind in a named place, where no home is sold. */
export const asksGoingPrice = ({ has, places, amounts, home }: Message): boolean =>
  has(goingPrice) &&
  !has(ownHome) &&
  places.length > 0 &&
  amounts.every(({ unit, value }) => unit === 'plain' && value < mostRooms) &&
  home.lookUp === undefined;

const thanWords = /\b(cheaper|than|pricier|more expensive|(moins|plus) cher\w*|mas (barat|car)[oa]s?)\b/;

/** True for “And in Laval?” after market figures: another place, and the same kind of home. */
const goesOnAbout = ({ after, text, amounts, has }: Message): boolean =>
  after('marketFacts') &&
  amounts.length === 0 &&
  text.split(' ').length <= 6 &&
  !has(/\b(all|overall|market|toutes?|marche|todas?|mercado)\b/);

/** Returns the kind of home of the last market figures. */
const keptOf = ({ last }: Message['talk']): string[] =>
  ((last?.input.facts ?? []) as string[]).filter((fact) => /^(type|beds|has):?/.test(fact));

const againstWords = /\b(against|compar\w*|vs|versus|than|par rapport|contra|stack\w* up|difference|diferencia)\b/;
const placesOfLast = ({ talk }: Message): string[] =>
  ((talk.last?.input.facts ?? []) as string[]).filter((fact) => /^(place|state|zip):/.test(fact));

export const marketPlan: Planner = (message) => {
  const { places, talk, search, named, has, cues } = message;
  const taxes = cues.has('tax') ? costsPlan(message) : undefined;
  if (taxes?.kind === 'use' && taxes.tool === 'propertyTax') return taxes;
  const stated = search.criteria.filter(
    (fact) =>
      /^(type|beds|has):?/.test(fact) &&
      !fact.startsWith('has:price') &&
      // “More house for the money” means no type.
      !(fact === 'type:single_family' && has(moreHouse)),
  );
  const rest = stated.length > 0 || !goesOnAbout(message) ? stated : keptOf(talk);
  const where = onlyNamed(
    places.filter((fact) => /^(place|state|zip):/.test(fact)),
    message,
  );
  const [sum, ...sums] = message.amounts.filter(({ unit, per, value }) => unit === 'money' && !per && value >= 40_000);
  const price = termsOf(message.text, message.amounts).price ?? (sums.length === 0 ? sum?.value : undefined);
  const forecast = {
    ...(has(forecastWords) ? { forecast: true } : {}),
    ...(cues.has('moves') || has(trendWords) ? { trend: true } : {}),
    ...(has(cutWords) ? { cuts: true } : {}),
    ...(has(soldWords) || cues.has('sellTime') ? { sold: true } : {}),
    ...(has(rentWords) || has(rentOfKind) || (goesOnAbout(message) && talk.last?.input.lacks === 'rents')
      ? { lacks: 'rents', ...(has(besideRents) ? {} : { only: true }) }
      : has(feeWords)
        ? { lacks: 'fees' }
        : has(countWords)
          ? { lacks: 'sales' }
          : goesOnAbout(message) && talk.last?.input.lacks
            ? { lacks: talk.last.input.lacks }
            : {}),
    ...(has(perAreaWords)
      ? { perArea: has(footWords) ? 'foot' : 'meter' }
      : has(moreHouse)
        ? { perArea: named[0]?.country === 'CA' ? 'meter' : 'foot' }
        : {}),
    ...(price !== undefined &&
    (has(reachWords) || cues.has('under') || cues.has('compare') || has(/\b(with|for|avec|pour|con|por|para)\b/))
      ? { price }
      : {}),
  };
  const types = rest.filter((fact) => fact.startsWith('type:'));
  if (types.length > 1 && where.length === 1 && (cues.has('compare') || has(thanWords))) {
    const [first, ...others] = types.slice(0, 3).map((type) => [where[0]!, type]);
    return use('marketFacts', { facts: first, others, ...forecast });
  }
  const cities = where.filter((fact) => fact.startsWith('place:'));
  if (cities.length > 1) {
    const [first, ...others] = cities.slice(0, 3);
    return use('marketFacts', {
      facts: [first!, ...rest],
      others: others.map((place) => [place, ...rest]),
      ...forecast,
    });
  }
  const earlier = message.after('marketFacts') && has(againstWords) ? placesOfLast(message) : [];
  // “How does that stack up against Hamilton?” compares the place of before with it.
  if (where.length === 1 && earlier.length > 0 && !earlier.includes(where[0]!))
    return use('marketFacts', {
      facts: [...earlier, ...keptOf(talk)],
      others: [[...where, ...keptOf(talk)]],
      ...forecast,
    });
  if (where.length > 0) return use('marketFacts', { facts: [...where, ...rest], ...forecast });
  const last = message.after('marketFacts') ? (talk.last?.input.facts as string[] | undefined) : undefined;
  const before =
    named.length === 0
      ? (last ?? talk.search?.facts ?? []).filter((fact) => isPlace(fact) && !fact.startsWith('near:'))
      : [];
  if (before.length > 0) return use('marketFacts', { facts: [...before, ...rest], ...forecast });
  return { kind: 'ask', for: 'place', waiting: { tool: 'marketFacts', for: 'place', input: { ...forecast } } };
};

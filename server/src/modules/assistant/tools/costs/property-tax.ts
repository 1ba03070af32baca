import { z } from 'zod';
import { floridaExemption, texasSchoolExemption } from '../../calculations/quantities/homestead.ts';
import { countryOf } from '../../reading/homes/places.ts';
import type { InLanguages } from '../../reading/language.ts';
import { tool } from '../tool.ts';
import { type Currency, speaker, text } from '../words.ts';
import { taxShareOf } from './transfer/tax-share.ts';

interface Words {
  says(tax: string, monthly: string, price: string, percent: string, homes: number, where: string): string;
  share(percent: string, homes: number, where: string): string;
  stated(tax: string, monthly: string, price: string, percent: string): string;
  unknown: string;
  estimate: string;
  /** What the homestead exemption of a state spares, at a rate of the property tax. */
  homestead: Readonly<Record<'TX' | 'FL', (value: string, percent: string, least: string, most: string) => string>>;
}

const words: InLanguages<Words> = {
  en: {
    says: (tax, monthly, price, percent, homes, where) =>
      `On ${price} property tax comes to about ${tax} a year, ${monthly} a month: ${percent} of the price, the median of ${homes} homes for sale in ${where} that state theirs.`,
    share: (percent, homes, where) =>
      `Property tax is about ${percent} of the price a year: the median of ${homes} homes for sale in ${where} that state theirs.`,
    stated: (tax, monthly, price, percent) =>
      `At ${percent}, property tax on ${price} is ${tax} a year: ${monthly} a month.`,
    unknown:
      'Too few homes here state their property tax for that place, so I give no figure. The town or county publishes its rate.',
    estimate:
      'This is an estimate: the bill follows the assessed value, the rates of the town, county and schools, and your exemptions.',
    homestead: {
      TX: (value, percent, _, most) =>
        `The homestead exemption of Texas takes ${value} off the value for school taxes (Tax Code § 11.13). At ${percent} in all it saves at most ${most} a year, because the school district’s rate is only a part of that.`,
      FL: (value, percent, least, most) =>
        `The homestead exemption of Florida takes ${value} off the value for all taxes, and about as much again for all but school taxes (Florida Constitution, art. VII, § 6). At ${percent} in all it saves between ${least} and ${most} a year.`,
    },
  },
  fr: {
    says: (tax, monthly, price, percent, homes, where) =>
      `Sur ${price}, la taxe foncière est d’environ ${tax} par an, soit ${monthly} par mois : ${percent} du prix, la médiane de ${homes} propriétés en vente (${where}) qui l’indiquent.`,
    share: (percent, homes, where) =>
      `La taxe foncière est d’environ ${percent} du prix par an : la médiane de ${homes} propriétés en vente (${where}) qui l’indiquent.`,
    stated: (tax, monthly, price, percent) =>
      `À ${percent}, la taxe foncière sur ${price} est de ${tax} par an, soit ${monthly} par mois.`,
    unknown:
      'Trop peu de propriétés ici indiquent leur taxe foncière pour ce lieu; je ne donne donc pas de chiffre. La municipalité publie son taux.',
    estimate: 'C’est une estimation : le compte dépend de l’évaluation municipale, des taux et de vos exemptions.',
    homestead: {
      TX: (value, percent, _, most) =>
        `L’exemption « homestead » du Texas retire ${value} de la valeur pour les taxes scolaires (Tax Code § 11.13). À ${percent} en tout, elle épargne au plus ${most} par an, car le taux scolaire n’en est qu’une partie.`,
      FL: (value, percent, least, most) =>
        `L’exemption « homestead » de la Floride retire ${value} de la valeur pour toutes les taxes, et environ autant pour toutes sauf les taxes scolaires (Florida Constitution, art. VII, § 6). À ${percent} en tout, elle épargne de ${least} à ${most} par an.`,
    },
  },
  es: {
    says: (tax, monthly, price, percent, homes, where) =>
      `Sobre ${price} el impuesto predial es de unos ${tax} al año, ${monthly} al mes: ${percent} del precio, la mediana de ${homes} casas en venta en ${where} que lo indican.`,
    share: (percent, homes, where) =>
      `El impuesto predial es de cerca de ${percent} del precio al año: la mediana de ${homes} casas en venta en ${where} que lo indican.`,
    stated: (tax, monthly, price, percent) =>
      `A ${percent}, el impuesto predial sobre ${price} es de ${tax} al año: ${monthly} al mes.`,
    unknown:
      'Muy pocas casas aquí indican su impuesto predial en ese lugar, así que no doy una cifra. La ciudad o el condado publica su tasa.',
    estimate:
      'Es una estimación: el recibo depende del valor catastral, de las tasas de la ciudad, el condado y las escuelas, y de sus exenciones.',
    homestead: {
      TX: (value, percent, _, most) =>
        `La exención homestead de Texas quita ${value} del valor para los impuestos escolares (Tax Code § 11.13). A ${percent} en total ahorra como máximo ${most} al año, porque la tasa del distrito escolar es solo una parte.`,
      FL: (value, percent, least, most) =>
        `La exención homestead de Florida quita ${value} del valor para todos los impuestos, y casi otro tanto para todos menos los escolares (Florida Constitution, art. VII, § 6). A ${percent} en total ahorra entre ${least} y ${most} al año.`,
    },
  },
};

export const propertyTax = tool({
  name: 'propertyTax',
  about: 'What property tax a year may be in a place, on a price where one is given: from the homes for sale there.',
  input: z.strictObject({
    facts: z.array(z.string().min(3).max(120)).max(6).default([]),
    state: z.string().length(2).optional(),
    price: z.number().min(1_000).max(1e9).optional(),
    ratePercent: z.number().min(0).max(10).optional().describe('A stated rate of the tax, a year'),
    homestead: z.boolean().optional().describe('What the homestead exemption of Texas or Florida saves'),
  }),
  async run(context, { facts: places, state, price, ratePercent, homestead }) {
    const country = state ? countryOf(state) : context.country;
    const currency: Currency = country === 'US' ? 'USD' : 'CAD';
    const say = speaker(context.language);
    const its = words[context.language];
    if (price !== undefined && ratePercent !== undefined) {
      const tax = Math.round(price * ratePercent) / 100;
      const money = (amount: number) =>
        Number.isInteger(amount) ? say.money(amount, currency) : say.exactMoney(amount, currency);
      const monthly = Math.round((tax * 100) / 12) / 100;
      return {
        facts: { known: true, country, currency, price, ratePercent, taxAnnual: tax, taxMonthly: monthly },
        parts: [
          text(
            its.stated(money(tax), money(monthly), say.money(price, currency), say.percent(ratePercent)),
            its.estimate,
          ),
        ],
      };
    }
    const share =
      (await taxShareOf(context, country, places)) ??
      (state ? await taxShareOf(context, country, [`state:${state}`]) : undefined);
    if (!share) return { facts: { known: false, country, currency, state: state ?? null }, parts: [text(its.unknown)] };
    const percent = say.percent(share.percent);
    const exemption =
      homestead && (state === 'TX' || state === 'FL') ? exemptionOf(state, share.percent, price) : undefined;
    const tax = price === undefined ? undefined : Math.round((price * share.percent) / 100);
    return {
      facts: {
        known: true,
        country,
        currency,
        ...share,
        price: price ?? null,
        taxAnnual: tax ?? null,
        taxMonthly: tax === undefined ? null : Math.round(tax / 12),
        exemption: exemption ?? null,
      },
      parts: [
        text(
          exemption &&
            its.homestead[exemption.state](
              say.money(exemption.amount, currency),
              percent,
              say.money(exemption.leastTax, currency),
              say.money(exemption.mostTax, currency),
            ),
          tax === undefined
            ? its.share(percent, share.homes, share.where)
            : its.says(
                say.money(tax, currency),
                say.money(Math.round(tax / 12), currency),
                say.money(price!, currency),
                percent,
                share.homes,
                share.where,
              ),
          its.estimate,
        ),
      ],
    };
  },
});

/** Returns the value that a homestead exemption takes off a price, and the least and most tax that it spares at a rate in percent. */
function exemptionOf(state: 'TX' | 'FL', percent: number, price = Number.POSITIVE_INFINITY) {
  const amount = Math.min(price, state === 'TX' ? texasSchoolExemption : floridaExemption);
  const spared = Math.round((amount * percent) / 100);
  return state === 'TX'
    ? { state, amount, leastTax: 0, mostTax: spared, law: 'Texas Tax Code § 11.13' }
    : { state, amount, leastTax: spared, mostTax: 2 * spared, law: 'Florida Constitution, art. VII, § 6' };
}

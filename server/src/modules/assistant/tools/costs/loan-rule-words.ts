/** Long because it is a table: the texts about the figures of loan rules in each language. */
import { stateName } from '../../reading/homes/places.ts';
import type { InLanguages, Language } from '../../reading/language.ts';

/** “95 months (7 years and 11 months)” */
function inYears(months: number, language: Language): string {
  const names = { en: ['months', 'years', 'and'], fr: ['mois', 'ans', 'et'], es: ['meses', 'años', 'y'] } as const;
  const [month, year, and] = names[language];
  const rest = months % 12;
  return `${months} ${month} (${Math.floor(months / 12)} ${year}${rest > 0 ? ` ${and} ${rest} ${month}` : ''})`;
}

export interface RuleWords {
  loans: Readonly<Record<'conventional' | 'fha' | 'va' | 'usda', string>>;
  share(percent: string, price: string, share: string): string;
  leastUs(down: string, percent: string, price: string, loan: string): string;
  leastCa(down: string, price: string): string;
  ladder(fiveUpTo: string, uninsurable: string): string;
  fourUnits: string;
  notLivedIn: string;
  insuredDown: string;
  fha(loan: string, upFront: string, whole: string, monthly: string, down: string): string;
  pmi(monthly: string, loan: string, down: string): string;
  /** The usual range a month. */
  pmiRange(low: string, high: string): string;
  noPremium(down: string): string;
  cmhc(premium: string, percent: string, loan: string, down: string, total: string): string;
  premiumTax(tax: string): string;
  /** The sales tax on a premium, in one province or in several. */
  premiumTaxOn(premium: string, taxes: string): string;
  premiumTaxIn(province: string, tax: string, percent: string): string;
  premiumTaxLater(tax: string, percent: string): string;
  fundingFee(fee: string, percent: string, loan: string, again: boolean): string;
  /** The funding fee of an IRRRL. */
  refinanceFee(fee: string, percent: string, loan: string): string;
  /** The fees of a USDA loan: up front, and in the first year and month. */
  guaranteeFee(fee: string, percent: string, loan: string, yearly: string, monthly: string): string;
  otherLoans(fha: string, zero: string): string;
  /** The stated down payment against the minimum. */
  enough(down: string): string;
  tooLittle(down: string): string;
  lowerScore(down: string, percent: string): string;
  loanLeft(loan: string): string;
  belowFha: string;
  laterUse(percent: string): string;
  withFee(loan: string): string;
  florida(total: string, loan: string, stamps: string, intangible: string): string;
  taxOf: Readonly<Record<string, string>>;
  taxIn(state: string): string;
  noMortgageTax(state: string): string;
  feeExempt(zero: string): string;
  feeSpared(money: string, percent: string): string;
  pmiEnds(request: string, itself: string): string;
  /** After how many payments PMI ends, on request and by itself. */
  pmiMonths(request: number, itself: number, rate: string, years: number): string;
  thirtyYears: string;
  /** A purchase without a mortgage. */
  noLoan: string;
  mortgageTax(name: string, tax: string, loan: string): string;
  newYorkPercent(percent: string): string;
  schoolTax(tax: string, price: string): string;
  source(name: string, asOf: string | undefined): string;
  advisors: string;
}

export const ruleWords: InLanguages<RuleWords> = {
  en: {
    loans: { conventional: 'a conventional loan', fha: 'an FHA loan', va: 'a VA loan', usda: 'a USDA loan' },
    share: (percent, price, share) => `${percent} of ${price} is ${share}.`,
    leastUs: (down, percent, price, loan) =>
      `The minimum down payment on ${price} with ${loan} is ${down} (${percent}).`,
    otherLoans: (fha, zero) =>
      `With an FHA loan it is ${fha} (3.5%), and with a VA or USDA loan, if you qualify, ${zero}.`,
    enough: (down) => `Yes, ${down} is at least that.`,
    tooLittle: (down) => `No, ${down} is less than that, so it is not enough.`,
    lowerScore: (down, percent) => `With a credit score of 500 to 579 it is ${down} (${percent}).`,
    loanLeft: (loan) => `The rest, ${loan}, would be the loan.`,
    leastCa: (down, price) => `The minimum down payment on ${price} in Canada is ${down}.`,
    ladder: (five, uninsurable) =>
      `The rule: 5% of the first ${five} and 10% of the rest; from ${uninsurable} it is 20% of all.`,
    insuredDown:
      'With less than 20% down the mortgage must be insured (CMHC, Sagen or Canada Guaranty); the premium is usually added to the loan. Closing costs come on top of the down payment.',
    notLivedIn:
      'For a rental that you don’t live in, the minimum is 20% of the price: it can’t be insured with less. If you live in one of the units, less is enough.',
    fourUnits:
      'For an owner-occupied building of three or four units the rule is 10% of the price; the 5% step is for one or two units.',
    fha: (loan, upFront, whole, monthly, down) =>
      `With ${down} down, FHA insurance is ${upFront} up front, usually added to the loan of ${loan}, which makes it ${whole}, and about ${monthly} a month in the first year.`,
    pmi: (monthly, loan, down) =>
      `With ${down} down, PMI on a loan of ${loan} is about ${monthly} a month on the assumptions used here; the true rate depends on your credit.`,
    pmiRange: (low, high) =>
      `The usual range for that loan is ${low} to ${high} a month: $30 to $70 for each $100,000 borrowed, 0.36% to 0.84% a year (Freddie Mac, 2019).`,
    noPremium: (down) => `With ${down} down no mortgage insurance is required, so there is no premium.`,
    cmhc: (premium, percent, loan, down, total) =>
      `With ${down} down the mortgage insurance premium is ${premium}: ${percent} of the loan of ${loan}. It is usually added to the loan, which makes the mortgage ${total} in all.`,
    premiumTax: (tax) => `The provincial sales tax on the premium, ${tax}, is paid in cash at closing.`,
    premiumTaxOn: (premium, taxes) => `The sales tax on a premium of ${premium} is ${taxes}, paid in cash at closing.`,
    premiumTaxIn: (province, tax, percent) => `${tax} in ${stateName(province)} (${percent})`,
    premiumTaxLater: (tax, percent) => `From January 1, 2027 it is ${tax} in Québec (${percent}).`,
    guaranteeFee: (fee, percent, loan, yearly, monthly) =>
      `A USDA loan needs no down payment if the address and the household’s income are eligible. On a loan of ${loan} the guarantee fee is ${fee} up front (${percent}, usually added to the loan) and about ${yearly} in the first year, ${monthly} a month (0.35% of what is still owed).`,
    refinanceFee: (fee, percent, loan) =>
      `The VA funding fee of an IRRRL on a loan of ${loan} is ${fee}: ${percent}, whichever use it is. It can be added to the loan.`,
    fundingFee: (fee, percent, loan, again) =>
      `The VA funding fee on a loan of ${loan} is ${fee}: ${percent} on ${again ? 'a later' : 'first'} use. It can be added to the loan.`,
    belowFha:
      'With a score under 500 an FHA loan is not possible; a lender or a HUD-approved counselor can say what is.',
    withFee: (loan) => `With it the loan is ${loan}.`,
    laterUse: (percent) => `On later uses with less than 5% down it is ${percent}.`,
    florida: (total, loan, stamps, intangible) =>
      `Florida's taxes on a mortgage of ${loan} are ${total}: ${stamps} of documentary stamps and ${intangible} of intangible tax.`,
    taxOf: { GA: 'Georgia’s intangible recording tax', NY: 'The mortgage recording tax in New York City' },
    taxIn: (state) => `The tax of ${state} on a mortgage`,
    noMortgageTax: (state) =>
      `No mortgage tax of ${state} is in the tables here; the title company or closing attorney can confirm whether one applies.`,
    feeExempt: (zero) =>
      `With compensation for a service-connected disability you are exempt: the VA funding fee is ${zero}. Your Certificate of Eligibility shows the exemption; ask the lender to check it.`,
    feeSpared: (money, percent) => `Without the exemption it would be ${money} (${percent}).`,
    pmiEnds: (request, itself) =>
      `You can ask to end it when the loan is down to ${request} (80% of the price), and it ends by itself at ${itself} (78%).`,
    pmiMonths: (request, itself, rate, years) =>
      `At ${rate} over ${years} years that is after about ${inYears(request, 'en')} of payments on request, and after ${inYears(itself, 'en')} by itself. Extra payments bring the first date nearer.`,
    thirtyYears:
      'The rate includes 0.20 points for a repayment of more than 25 years, which an insured loan may have only for first-time buyers and newly built homes.',
    noLoan: 'Without a mortgage there is no tax on a mortgage: a purchase in cash pays none.',
    mortgageTax: (name, tax, loan) => `${name} on a loan of ${loan} is about ${tax}.`,
    newYorkPercent: (percent) => `That is ${percent}, the part that the borrower pays.`,
    schoolTax: (tax, price) =>
      `On a value of ${price} Québec's school tax is about ${tax} a year at the 2024–2025 rate.`,
    source: (name, asOf) => `Source: ${name}${asOf ? `, as of ${asOf}` : ''}.`,
    advisors: 'Mortgage advisors',
  },
  fr: {
    loans: { conventional: 'un prêt conventionnel', fha: 'un prêt FHA', va: 'un prêt VA', usda: 'un prêt USDA' },
    share: (percent, price, share) => `${percent} de ${price}, c’est ${share}.`,
    leastUs: (down, percent, price, loan) =>
      `La mise de fonds minimale sur ${price} avec ${loan} est de ${down} (${percent}).`,
    otherLoans: (fha, zero) =>
      `Avec un prêt FHA, c’est ${fha} (3,5 %), et avec un prêt VA ou USDA, si vous y avez droit, ${zero}.`,
    enough: (down) => `Oui, ${down} atteint ce minimum.`,
    tooLittle: (down) => `Non, ${down} est moins que cela : ce n’est pas assez.`,
    lowerScore: (down, percent) => `Avec une cote de crédit de 500 à 579, c’est ${down} (${percent}).`,
    loanLeft: (loan) => `Le reste, ${loan}, serait le prêt.`,
    leastCa: (down, price) => `La mise de fonds minimale sur ${price} au Canada est de ${down}.`,
    ladder: (five, uninsurable) =>
      `La règle : 5 % des premiers ${five} et 10 % du reste; à partir de ${uninsurable}, 20 % de tout.`,
    insuredDown:
      'Avec moins de 20 % de mise de fonds, le prêt doit être assuré (SCHL, Sagen ou Canada Guaranty); la prime s’ajoute d’habitude au prêt. Les frais de clôture viennent en plus de la mise de fonds.',
    notLivedIn:
      'Pour un immeuble locatif que vous n’habitez pas, le minimum est de 20 % du prix : il ne s’assure pas avec moins. Si vous habitez l’un des logements, moins suffit.',
    fourUnits:
      'Pour un immeuble de trois ou quatre logements dont vous habitez l’un, la règle est de 10 % du prix; le palier de 5 % vaut pour un ou deux logements.',
    fha: (loan, upFront, whole, monthly, down) =>
      `Avec ${down} de mise de fonds, l’assurance FHA est de ${upFront} au départ, souvent ajoutée au prêt de ${loan}, qui devient ${whole}, et d’environ ${monthly} par mois la première année.`,
    pmi: (monthly, loan, down) =>
      `Avec ${down} de mise de fonds, la PMI sur un prêt de ${loan} est d’environ ${monthly} par mois selon les hypothèses utilisées ici.`,
    pmiRange: (low, high) =>
      `La fourchette usuelle pour ce prêt est de ${low} à ${high} par mois : 30 $ à 70 $ par tranche de 100 000 $, soit 0,36 % à 0,84 % par an (Freddie Mac, 2019).`,
    noPremium: (down) => `Avec ${down} de mise de fonds, aucune assurance prêt n’est exigée, donc aucune prime.`,
    cmhc: (premium, percent, loan, down, total) =>
      `Avec ${down} de mise de fonds, la prime d’assurance prêt est de ${premium} : ${percent} du prêt de ${loan}. Elle s’ajoute en général au prêt : l’hypothèque totale est alors de ${total}.`,
    premiumTax: (tax) => `La taxe provinciale sur la prime, ${tax}, se paie comptant à la clôture.`,
    premiumTaxOn: (premium, taxes) =>
      `La taxe sur une prime de ${premium} est de ${taxes}, payée comptant à la signature.`,
    premiumTaxIn: (province, tax, percent) => `${tax} (${stateName(province)}, ${percent})`,
    premiumTaxLater: (tax, percent) => `Dès le 1er janvier 2027, elle est de ${tax} au Québec (${percent}).`,
    guaranteeFee: (fee, percent, loan, yearly, monthly) =>
      `Un prêt USDA n’exige pas de mise de fonds si l’adresse et le revenu du ménage sont admissibles. Sur un prêt de ${loan}, les frais de garantie sont de ${fee} au départ (${percent}, d’habitude ajoutés au prêt) et d’environ ${yearly} la première année, soit ${monthly} par mois (0,35 % du solde).`,
    refinanceFee: (fee, percent, loan) =>
      `Les frais VA d’un IRRRL sur un prêt de ${loan} sont de ${fee} : ${percent}, à toute utilisation. On peut les ajouter au prêt.`,
    fundingFee: (fee, percent, loan, again) =>
      `Les frais VA sur un prêt de ${loan} sont de ${fee} : ${percent} à ${again ? 'une utilisation ultérieure' : 'la première utilisation'}. On peut les ajouter au prêt.`,
    belowFha:
      'Avec une cote sous 500, un prêt FHA n’est pas possible; un prêteur ou un conseiller approuvé par HUD peut dire ce qui l’est.',
    withFee: (loan) => `Le prêt est alors de ${loan}.`,
    laterUse: (percent) => `Aux utilisations suivantes avec moins de 5 % de mise de fonds : ${percent}.`,
    florida: (total, loan, stamps, intangible) =>
      `Les taxes de la Floride sur une hypothèque de ${loan} sont de ${total} : ${stamps} de timbres et ${intangible} de taxe « intangible ».`,
    taxOf: {
      GA: 'La taxe « intangible » de la Géorgie',
      NY: 'La taxe d’enregistrement de l’hypothèque à New York',
    },
    taxIn: (state) => `La taxe sur une hypothèque (${state})`,
    noMortgageTax: (state) =>
      `Aucune taxe sur l’hypothèque (${state}) n’est dans mes tables; la société de titres ou l’avocat de la clôture peut confirmer s’il y en a une.`,
    feeExempt: (zero) =>
      `Avec une indemnité d’invalidité liée au service, vous en êtes exempté : les frais VA sont de ${zero}. Votre certificat d’admissibilité l’indique; demandez au prêteur de vérifier.`,
    feeSpared: (money, percent) => `Sans l’exemption, ce serait ${money} (${percent}).`,
    pmiEnds: (request, itself) =>
      `Vous pouvez demander sa fin quand le prêt descend à ${request} (80 % du prix); elle cesse d’elle-même à ${itself} (78 %).`,
    pmiMonths: (request, itself, rate, years) =>
      `À ${rate} sur ${years} ans, c’est après environ ${inYears(request, 'fr')} de versements sur demande, et après ${inYears(itself, 'fr')} d’elle-même. Des paiements en plus avancent la première date.`,
    thirtyYears:
      'Le taux comprend 0,20 point pour un remboursement de plus de 25 ans, permis pour un prêt assuré seulement aux premiers acheteurs et pour une propriété neuve.',
    noLoan: 'Sans hypothèque, il n’y a pas de taxe sur l’hypothèque : un achat au comptant n’en paie pas.',
    mortgageTax: (name, tax, loan) => `${name} sur un prêt de ${loan} est d’environ ${tax}.`,
    newYorkPercent: (percent) => `Soit ${percent}, la part de l’emprunteur.`,
    schoolTax: (tax, price) =>
      `Pour une valeur de ${price}, la taxe scolaire au Québec est d’environ ${tax} par an au taux de 2024-2025.`,
    source: (name, asOf) => `Source : ${name}${asOf ? `, état de ${asOf}` : ''}.`,
    advisors: 'Conseillers hypothécaires',
  },
  es: {
    loans: {
      conventional: 'un préstamo convencional',
      fha: 'un préstamo FHA',
      va: 'un préstamo VA',
      usda: 'un préstamo USDA',
    },
    share: (percent, price, share) => `El ${percent} de ${price} son ${share}.`,
    leastUs: (down, percent, price, loan) =>
      `El enganche mínimo sobre ${price} con ${loan} es de ${down} (${percent}).`,
    otherLoans: (fha, zero) => `Con un préstamo FHA son ${fha} (3.5%), y con uno VA o USDA, si califica, ${zero}.`,
    enough: (down) => `Sí, ${down} alcanza ese mínimo.`,
    tooLittle: (down) => `No, ${down} es menos que eso: no alcanza.`,
    lowerScore: (down, percent) => `Con un puntaje de crédito de 500 a 579 son ${down} (${percent}).`,
    loanLeft: (loan) => `El resto, ${loan}, sería el préstamo.`,
    leastCa: (down, price) => `El enganche mínimo sobre ${price} en Canadá es de ${down}.`,
    ladder: (five, uninsurable) =>
      `La regla: 5% de los primeros ${five} y 10% del resto; desde ${uninsurable} es 20% de todo.`,
    insuredDown:
      'Con menos de 20% de enganche el préstamo debe asegurarse (CMHC, Sagen o Canada Guaranty); la prima suele sumarse al préstamo. Los gastos de cierre van aparte del enganche.',
    notLivedIn:
      'Para una propiedad de renta en la que no vive, el mínimo es 20% del precio: no se asegura con menos. Si vive en una de las viviendas, basta menos.',
    fourUnits:
      'Para un edificio de tres o cuatro viviendas en el que usted vive, la regla es 10% del precio; el 5% vale para una o dos.',
    fha: (loan, upFront, whole, monthly, down) =>
      `Con ${down} de enganche, el seguro FHA es de ${upFront} al inicio, que suele sumarse al préstamo de ${loan}, que queda en ${whole}, y unos ${monthly} al mes el primer año.`,
    pmi: (monthly, loan, down) =>
      `Con ${down} de enganche, el PMI de un préstamo de ${loan} es de unos ${monthly} al mes con los supuestos usados aquí; el real depende de su crédito.`,
    pmiRange: (low, high) =>
      `El rango usual para ese préstamo es de ${low} a ${high} al mes: $30 a $70 por cada $100,000 prestados, 0.36% a 0.84% al año (Freddie Mac, 2019).`,
    noPremium: (down) => `Con ${down} de enganche no se exige seguro hipotecario, así que no hay prima.`,
    cmhc: (premium, percent, loan, down, total) =>
      `Con ${down} de enganche la prima del seguro hipotecario es de ${premium}: ${percent} del préstamo de ${loan}. Suele sumarse al préstamo: la hipoteca total es entonces de ${total}.`,
    premiumTax: (tax) => `El impuesto provincial sobre la prima, ${tax}, se paga en efectivo al cierre.`,
    premiumTaxOn: (premium, taxes) =>
      `El impuesto sobre una prima de ${premium} es de ${taxes}, y se paga en efectivo al cierre.`,
    premiumTaxIn: (province, tax, percent) => `${tax} en ${stateName(province)} (${percent})`,
    premiumTaxLater: (tax, percent) => `Desde el 1 de enero de 2027 es de ${tax} en Quebec (${percent}).`,
    guaranteeFee: (fee, percent, loan, yearly, monthly) =>
      `Un préstamo USDA no exige enganche si la dirección y el ingreso del hogar son elegibles. Sobre un préstamo de ${loan} la cuota de garantía es de ${fee} al inicio (${percent}, casi siempre se suma al préstamo) y de unos ${yearly} el primer año, ${monthly} al mes (0.35% del saldo).`,
    refinanceFee: (fee, percent, loan) =>
      `La cuota VA de un IRRRL sobre un préstamo de ${loan} es de ${fee}: ${percent}, en cualquier uso. Se puede sumar al préstamo.`,
    fundingFee: (fee, percent, loan, again) =>
      `La cuota VA de un préstamo de ${loan} es de ${fee}: ${percent} ${again ? 'en un uso posterior' : 'la primera vez'}. Se puede sumar al préstamo.`,
    belowFha:
      'Con un puntaje menor de 500 no es posible un préstamo FHA; un prestamista o consejero aprobado por HUD puede decirle qué sí.',
    withFee: (loan) => `Con ella el préstamo es de ${loan}.`,
    laterUse: (percent) => `En usos posteriores con menos de 5% de enganche es de ${percent}.`,
    florida: (total, loan, stamps, intangible) =>
      `Los impuestos de Florida sobre una hipoteca de ${loan} son ${total}: ${stamps} de timbres y ${intangible} de impuesto intangible.`,
    taxOf: {
      GA: 'El impuesto intangible de Georgia',
      NY: 'El impuesto por registrar la hipoteca en la ciudad de Nueva York',
    },
    taxIn: (state) => `El impuesto sobre una hipoteca en ${state}`,
    noMortgageTax: (state) =>
      `No tengo en mis tablas un impuesto sobre la hipoteca en ${state}; la compañía de títulos o el abogado del cierre puede confirmar si lo hay.`,
    feeExempt: (zero) =>
      `Con compensación por discapacidad de servicio usted está exento: la cuota VA es de ${zero}. Su certificado de elegibilidad lo indica; pida al prestamista que lo revise.`,
    feeSpared: (money, percent) => `Sin la exención sería de ${money} (${percent}).`,
    pmiEnds: (request, itself) =>
      `Puede pedir que lo quiten cuando el préstamo baje a ${request} (80% del precio), y termina por sí solo a los ${itself} (78%).`,
    pmiMonths: (request, itself, rate, years) =>
      `A ${rate} en ${years} años es después de unos ${inYears(request, 'es')} de pagos si lo pide, y después de ${inYears(itself, 'es')} por sí solo. Los pagos extra adelantan la primera fecha.`,
    thirtyYears:
      'La tasa incluye 0.20 puntos por un plazo de más de 25 años, que un préstamo asegurado solo permite a quien compra por primera vez o una vivienda nueva.',
    noLoan: 'Sin hipoteca no hay impuesto sobre la hipoteca: una compra de contado no lo paga.',
    mortgageTax: (name, tax, loan) => `${name} sobre un préstamo de ${loan} es de unos ${tax}.`,
    newYorkPercent: (percent) => `Es ${percent}, la parte que paga quien pide el préstamo.`,
    schoolTax: (tax, price) =>
      `Para un valor de ${price}, el impuesto escolar de Quebec es de unos ${tax} al año con la tasa 2024–2025.`,
    source: (name, asOf) => `Fuente: ${name}${asOf ? `, a ${asOf}` : ''}.`,
    advisors: 'Asesores hipotecarios',
  },
};

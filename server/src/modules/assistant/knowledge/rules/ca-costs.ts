/** Costs of a purchase or a loan in Canada, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesCaCosts: readonly Entry[] = [
  {
    id: 'purchase-fees',
    names:
      'notaire et inspection|notaire, l’inspection|frais de notaire|couts de notaire|prevoir pour le notaire|honoraires du notaire|cout d’une inspection|coute une inspection|prix d’une inspection|cout du certificat|frais d’inspection|notary and inspection|inspection cost|cost of an inspection|home inspection cost|how much is an inspection|how much does an inspection|inspector cost|cuanto cuesta la inspeccion|costo de la inspeccion|frais d’achat au quebec',
    says: {
      en: 'Fees are free market prices, so ask for quotes. In Québec a notary for a usual purchase charges about $1,500 to $3,000 plus tax and disbursements (2025), and a pre-purchase inspection is often $600 to $1,000; the certificate of location is usually supplied and paid by the seller. Elsewhere in Canada a lawyer or notary is of the same order. In the USA a home inspection is often $300 to $500 (HUD).',
      fr: 'Les honoraires sont libres : demandez des soumissions. Au Québec, un notaire pour un achat courant demande environ de 1 500 $ à 3 000 $ plus taxes et débours (2025), et une inspection préachat coûte souvent de 600 $ à 1 000 $; le certificat de localisation est d’habitude fourni et payé par le vendeur. S’ajoutent les droits de mutation, facturés par la ville après l’achat.',
      es: 'Los honorarios son libres: pida cotizaciones. En Quebec un notario cobra para una compra común unos $1,500 a $3,000 más impuestos y gastos (2025) y una inspección suele costar de $600 a $1,000; el certificado de localización lo paga casi siempre el vendedor. En EE. UU. una inspección suele costar de $300 a $500 (HUD).',
    },
    source:
      'Notairo, frais de notaire au Québec (2025); ACP Immobilier, frais d’achat (June 2025); HUD, For Your Protection: Get a Home Inspection',
    asOf,
  },
  {
    id: 'premium-tax',
    names:
      'tvq sur la prime|taxe sur la prime|taxe sur la prime schl|tax on the cmhc premium|tax on the insurance premium|pst on cmhc|pst on the premium|hst on the premium|taxe de 9 %|tvq',
    says: {
      en: 'No GST, HST or QST applies to the mortgage insurance premium, but three provinces tax insurance premiums: Ontario 8%, Québec 9% (9.975% from January 1, 2027) and Saskatchewan 6%. This tax cannot be added to the loan: it is paid in cash at closing.',
      fr: 'Il n’y a ni TPS ni TVQ sur la prime d’assurance prêt, mais trois provinces taxent les primes d’assurance : le Québec 9 % (9,975 % dès le 1er janvier 2027), l’Ontario 8 % et la Saskatchewan 6 %. Cette taxe ne s’ajoute pas au prêt : elle se paie comptant chez le notaire.',
      es: 'La prima del seguro hipotecario no paga GST ni QST, pero tres provincias gravan las primas: Ontario 8%, Quebec 9% (9.975% desde el 1 de enero de 2027) y Saskatchewan 6%. Ese impuesto no se suma al préstamo: se paga al contado en el cierre.',
    },
    source:
      'Revenu Québec, taxe sur les primes d’assurance; Budget du Québec 2025-2026; Ontario Retail Sales Tax Act; CMHC',
    country: 'CA',
    asOf,
  },
  {
    id: 'break-mortgage',
    names:
      'break my mortgage|breaking my mortgage|break the mortgage|mortgage penalty|penalite hypothecaire|briser mon hypotheque|casser mon hypotheque|briser l’hypotheque|romper la hipoteca|penalidad hipotecaria|pay off my mortgage early|prepay my mortgage|extra payments',
    says: {
      en: 'To end a closed mortgage in Canada early you pay a charge: usually three months’ interest for a variable rate, and for a fixed rate the greater of three months’ interest and the interest rate differential, which can be much more. Most contracts allow extra payments each year, often 10% to 20% of the original amount, without a charge. In the USA most home loans today have no prepayment penalty; the Loan Estimate says so.',
      fr: 'Pour mettre fin tôt à une hypothèque fermée au Canada, on paie une indemnité : d’habitude trois mois d’intérêts à taux variable et, à taux fixe, le plus élevé de trois mois d’intérêts ou du différentiel de taux, parfois bien plus. La plupart des contrats permettent des versements de plus chaque année, souvent de 10 % à 20 % du montant initial. Aux États-Unis, la plupart des prêts n’ont pas de pénalité.',
      es: 'Para terminar antes una hipoteca cerrada en Canadá se paga un cargo: tres meses de interés con tasa variable y, con tasa fija, lo mayor entre eso y el diferencial de tasas. Casi todos los contratos permiten pagos extra al año, a menudo 10% a 20%. En EE. UU. la mayoría de los préstamos ya no tiene multa por pago anticipado; lo dice el Loan Estimate.',
    },
    source:
      'Financial Consumer Agency of Canada, Paying off your mortgage; Consumer Financial Protection Bureau, 12 CFR 1026.43(g)',
    asOf,
  },
  {
    id: 'investment-down',
    names:
      'won’t live in|not live in it|don’t plan to live in|que no voy a habitar|je n’y habiterai pas|rental property down*|investment property down*|down payment on a rental|down payment on an investment|investment property|second home down*|down payment for a cottage|cottage down*|vacation home|mise de fonds chalet|mise de fonds locatif|immeuble locatif|propiedad de inversion|enganche para inversion|segunda casa',
    says: {
      en: 'For a rental or investment home lenders ask for more: in Canada at least 20% down when you will not live in it; in the USA usually 15% (one unit, conventional) to 25%. A second home for your own use needs from 10% in the USA, and from 5% in Canada where an insurer covers it. FHA, VA and USDA loans are only for a home you live in.',
      fr: 'Pour un immeuble locatif, on exige plus : au Canada, au moins 20 % si vous n’y habitez pas; aux États-Unis, d’habitude de 15 % à 25 %. Une résidence secondaire à votre usage : dès 5 % au Canada si un assureur l’accepte, dès 10 % aux États-Unis.',
      es: 'Para una casa de renta o inversión piden más: en EE. UU. normalmente de 15% (una unidad, convencional) a 25%; en Canadá al menos 20% si no la habita. Una segunda casa de uso propio: desde 10% en EE. UU. FHA, VA y USDA son solo para la casa donde vivirá.',
    },
    source: 'Fannie Mae, Eligibility Matrix; Canada Mortgage and Housing Corporation; Sagen, second home program',
    asOf,
  },
  {
    id: 'legal-fees',
    names:
      'lawyer fee*|legal fee*|lawyer cost|attorney fee*|how much is a lawyer|frais d’avocat|honorarios del abogado|honorarios de abogado|lawyer charge',
    says: {
      en: 'Legal fees are free market prices: ask two or three real estate lawyers (or notaries) for a written quote that includes disbursements, title search, registration and title insurance. In Canada the buyer always needs one to close; in the USA some states require an attorney and elsewhere a title or escrow company closes.',
      fr: 'Les honoraires juridiques sont libres : demandez à deux ou trois notaires ou avocats une soumission écrite avec débours, examen des titres, publication et assurance titres. Au Canada, l’acheteur en a toujours besoin pour conclure.',
      es: 'Los honorarios legales son libres: pida a dos o tres abogados una cotización escrita con gastos, búsqueda de título, registro y seguro. En EE. UU. algunos estados exigen abogado; en otros cierra una compañía de títulos.',
    },
    source: 'Financial Consumer Agency of Canada, Buying a home; Consumer Financial Protection Bureau, Owning a Home',
  },
];

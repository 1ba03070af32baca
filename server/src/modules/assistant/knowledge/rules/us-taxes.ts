/** Long because it is a table: taxes and insurance of owners in the United States, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesUsTaxes: readonly Entry[] = [
  {
    id: 'senior-property-tax',
    names:
      'rabais de taxe*|reduction de taxe*|credit de taxe fonciere|aines du quebec|descuento de predial|senior* property tax|property tax break|property tax relief|property tax rebate|property tax exemption|property tax deferral|senior exemption|over 65|over-65|seniors discount|senior in|tax break for seniors|break on the property tax|taxes foncieres aines|aines taxes|remboursement de taxe fonciere|adultos mayores predial|personas mayores|mayores de 65',
    says: {
      en: 'Many places lower the property tax of older owners; each has its own income and residence rules. Nova Scotia: a rebate of half of last year’s municipal tax, up to $800, for owners who receive the Guaranteed Income Supplement or the Allowance, and a cap on yearly assessment increases. British Columbia: deferment from age 55 and a higher home owner grant from 65. Ontario: the senior homeowners’ property tax grant of up to $500. Québec: a grant to offset a sharp rise of the assessment, from 65. Texas: an extra $60,000 school tax exemption from 65 with a tax ceiling. Florida: further county and city exemptions from 65 with limited income. Elsewhere ask the municipality or the county assessor.',
      fr: 'Beaucoup d’endroits allègent la taxe des propriétaires âgés, avec leurs propres règles de revenu. Québec : une subvention compense une hausse marquée de l’évaluation dès 65 ans. Nouvelle-Écosse : remboursement de la moitié de la taxe municipale de l’an dernier, au plus 800 $, pour qui reçoit le Supplément de revenu garanti ou l’Allocation, et un plafond à la hausse de l’évaluation. Ontario : subvention d’au plus 500 $. Colombie-Britannique : report dès 55 ans et subvention accrue dès 65 ans. Texas : exemption scolaire de 60 000 $ de plus dès 65 ans. Ailleurs, demandez à la municipalité.',
      es: 'Muchos lugares bajan el impuesto a dueños mayores, con sus propias reglas de ingreso. Texas: $60,000 más de exención escolar desde los 65 y un tope. Florida: exenciones adicionales de condado y ciudad desde los 65 con ingreso limitado. Nueva Escocia: reembolso de la mitad del impuesto municipal del año anterior, hasta $800, a quien recibe el Guaranteed Income Supplement. Ontario: hasta $500. Columbia Británica: aplazamiento desde los 55. En otros lugares pregunte al municipio o al tasador del condado.',
    },
    source:
      'Service Nova Scotia, Property Tax Rebate for Seniors; Government of B.C., home owner grant and tax deferment; Ontario Ministry of Finance, OSHPTG; Revenu Québec; Texas Comptroller; Florida Statutes § 196.075',
    asOf,
  },
  {
    id: 'veteran-property-tax',
    names:
      'veteran* property tax*|property tax* for veterans|disabled veteran exemption|veteran* exemption|veteranos impuesto*|exencion para veteranos|veterans get out of property tax|veterans pay property tax',
    says: {
      en: 'Most states lower the property tax of veterans with a service-connected disability. In Texas a veteran rated 100% disabled or unemployable pays none on the homestead (Tax Code § 11.131), and lower ratings take $5,000 to $12,000 off the value (§ 11.22). In Florida a veteran with a permanent and total disability pays none on the homestead (Florida Statutes § 196.081). Apply with the county; the VA gives the rating letter.',
      fr: 'La plupart des États allègent la taxe des anciens combattants avec une invalidité liée au service. Au Texas, un invalide à 100 % n’en paie pas sur sa résidence (Tax Code § 11.131) et un taux moindre retire de 5 000 $ à 12 000 $ de la valeur (§ 11.22). En Floride, l’invalidité totale et permanente en exempte (§ 196.081). La demande se fait au comté.',
      es: 'La mayoría de los estados baja el impuesto a veteranos con discapacidad de servicio. En Texas un veterano con 100% no paga por su vivienda (Tax Code § 11.131) y calificaciones menores quitan de $5,000 a $12,000 del valor (§ 11.22). En Florida la discapacidad total y permanente exenta (§ 196.081). Se pide en el condado.',
    },
    source: 'Texas Tax Code §§ 11.131, 11.22; Florida Statutes § 196.081',
    country: 'US',
    asOf,
  },
  {
    id: 'property-tax-appeal',
    names:
      'appeal my assessment|appeal the assessment|appraisal district value|appeal my appraisal district*|appeal the county value|contest* the property tax*|contest* my property tax*|protest my value|protest the value|protest my valuation|protest my appraisal|appeal my appraised value|contester ma taxe*|contester l’evaluation municipale|appeal my property tax*|protest my property tax*|protest the appraisal|contest* the assessment|contester l’evaluation|contester mon evaluation|revision de l’evaluation|impugnar el avaluo|protestar el valor|apelar el valor',
    says: {
      en: 'You may contest the assessed value with the county or municipality within the days stated on the notice (in Texas by May 15 or 30 days after the notice, whichever is later). Show recent sales of similar homes, mistakes in size or condition, or photos of defects. The tax stays due meanwhile.',
      fr: 'Vous pouvez contester l’évaluation auprès de la municipalité ou de l’organisme d’évaluation dans le délai de l’avis (au Québec, en général avant le 1er mai de la première année du rôle). Montrez des ventes comparables ou des erreurs. La taxe reste à payer entre-temps.',
      es: 'Puede impugnar el valor ante el condado o municipio en el plazo del aviso (en Texas hasta el 15 de mayo o 30 días después del aviso, lo que sea más tarde). Muestre ventas parecidas, errores de tamaño o fotos de defectos. El impuesto se debe pagar mientras tanto.',
    },
    source: 'Texas Tax Code § 41.44; Act respecting municipal taxation (Québec), s. 130',
    asOf,
  },
  {
    id: 'home-insurance-cost',
    names:
      'hurricane insurance|windstorm insurance|wind insurance|cost of home insurance|how much is home insurance|how much is homeowners insurance|insurance cost|insurance run|home insurance in|homeowners insurance in|house insurance cost|insurance per year|insurance a year|yearly insurance|seguro de huracan*|seguro contra huracan*|cuanto cuesta el seguro|seguro de casa|seguro de vivienda|cout de l’assurance|prix de l’assurance|combien coute l’assurance|assurance habitation|ho-6|ho6|ho3|condo insurance|seguro del condominio|seguro del apartamento|assurance condo|citizens insurance',
    says: {
      en: 'I hold no insurance prices: the premium depends on the building, its age and roof, the place, the deductible and your claims. For a condo you insure your unit and belongings (HO-6) and the association’s master policy, paid by the dues, covers the building. Hurricane or wind is part of the home policy or a separate one, with its own deductible in percent; flood is always separate, from the NFIP (up to $250,000 for the building and $100,000 for contents) or a private insurer. Get quotes for the address before your conditions run out. The monthly cost on a home’s page uses a labelled estimate.',
      fr: 'Je n’ai pas de prix d’assurance : la prime dépend du bâtiment, de son âge et de son toit, du lieu, de la franchise et de vos réclamations. En copropriété, vous assurez votre unité et vos biens; le syndicat assure l’immeuble. L’inondation et le refoulement d’égout sont d’habitude des avenants. Obtenez des soumissions pour l’adresse avant la fin de vos conditions. Le coût mensuel d’une fiche utilise une estimation indiquée comme telle.',
      es: 'No tengo precios de seguros: la prima depende del edificio, su edad y techo, el lugar, el deducible y sus reclamos. En un condominio usted asegura su unidad y sus cosas (HO-6) y la póliza maestra de la asociación, pagada con las cuotas, cubre el edificio. El huracán (viento) va en la póliza de la casa o en otra, con deducible propio en porcentaje; la inundación siempre va aparte, del NFIP (hasta $250,000 el edificio y $100,000 el contenido) o de una privada. Pida cotizaciones con la dirección antes de que venzan sus condiciones. El costo mensual de cada casa usa una estimación marcada como tal.',
    },
    source: 'FEMA, National Flood Insurance Program; Insurance Information Institute; Insurance Bureau of Canada',
    asOf,
  },
  {
    id: 'texas-districts',
    names: 'mud tax|mud district|municipal utility district|pid|public improvement district|mud rate|distrito mud',
    says: {
      en: 'A MUD (municipal utility district) or PID (public improvement district) in Texas pays for water, sewer and roads of a newer area and charges its own yearly tax or assessment on top of property tax. The seller must give notice of it before the contract (Texas Water Code § 49.452). Ask for the rate of the address.',
      fr: 'Au Texas, un MUD ou un PID finance l’eau, les égouts et les rues d’un secteur récent et perçoit sa propre taxe annuelle en plus de la taxe foncière. Le vendeur doit en aviser avant le contrat (Texas Water Code § 49.452).',
      es: 'Un MUD o PID en Texas paga agua, drenaje y calles de una zona nueva y cobra su propio impuesto anual además del predial. El vendedor debe avisar antes del contrato (Texas Water Code § 49.452). Pida la tasa de la dirección.',
    },
    source: 'Texas Water Code § 49.452; Texas Property Code § 5.014',
    country: 'US',
    asOf,
  },
  {
    id: 'mortgage-life-insurance',
    names:
      'mortgage life insurance|mortgage protection|assurance vie hypothecaire|assurance hypothecaire vie|seguro de vida hipotecario|disability insurance on the mortgage',
    says: {
      en: 'Mortgage life insurance pays the loan if you die; it is optional, and differs from PMI or the CMHC premium, which protect the lender. A term life policy of your own can be cheaper: compare before you sign at the bank.',
      fr: 'L’assurance vie hypothécaire rembourse le prêt à votre décès; elle est facultative et diffère de la prime SCHL, qui protège le prêteur. Une assurance vie temporaire personnelle peut coûter moins : comparez.',
      es: 'El seguro de vida hipotecario paga el préstamo si usted muere; es opcional y distinto del PMI, que protege al prestamista. Un seguro de vida propio puede costar menos: compare.',
    },
    source: 'Financial Consumer Agency of Canada; Consumer Financial Protection Bureau',
  },
];

/** Long because it is a table: rules by the person who buys, owns or sells, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesOfPersons: readonly Entry[] = [
  {
    id: 'waiting-periods-us',
    names: 'waiting period after bankruptcy|waiting period after foreclosure|seasoning after bankruptcy',
    says: {
      en: 'Usual waiting periods in the USA, counted to the new loan. After a Chapter 7 discharge: FHA and VA two years, USDA three, conventional four. In Chapter 13: FHA and VA after 12 months of payments on time with the court’s consent, conventional two years after the discharge or four after a dismissal. After a foreclosure: VA two years, FHA and USDA three, conventional seven; after a short sale or deed in lieu, conventional four. Causes beyond your control can shorten some of them. The credit since then counts too, and only a lender can say whether you qualify.',
      fr: 'Délais usuels aux États-Unis jusqu’au nouveau prêt. Après une libération de faillite (Chapter 7) : FHA et VA deux ans, USDA trois, conventionnel quatre. Chapter 13 : FHA et VA après 12 mois de paiements à temps avec l’accord du tribunal, conventionnel deux ans après la libération. Après une saisie : VA deux ans, FHA et USDA trois, conventionnel sept; après une vente à découvert, conventionnel quatre. Le crédit depuis compte aussi; seul un prêteur peut dire si vous êtes admissible.',
      es: 'Plazos usuales en EE. UU. hasta el nuevo préstamo. Tras la descarga del capítulo 7: FHA y VA dos años, USDA tres, convencional cuatro. En el capítulo 13: FHA y VA tras 12 meses de pagos puntuales con permiso de la corte, convencional dos años tras la descarga. Tras una ejecución hipotecaria: VA dos años, FHA y USDA tres, convencional siete; tras un short sale, convencional cuatro. También cuenta su crédito desde entonces; solo un prestamista puede decir si califica.',
    },
    source:
      'HUD Handbook 4000.1, II.A; Fannie Mae Selling Guide B3-5.3-07; VA Pamphlet 26-7, ch. 4; USDA HB-1-3555, ch. 10',
    country: 'US',
    asOf,
  },
  {
    id: 'insolvency-canada',
    names: 'consumer proposal|proposition de consommateur|bankruptcy in canada|faillite personnelle',
    says: {
      en: 'In Canada a bankruptcy or a consumer proposal doesn’t bar you from a mortgage by law. For an insured loan, lenders usually want two years after the discharge or the last payment of the proposal, with credit used and paid well since; while a proposal is open, few insure. Before that there are alternative lenders with 20% down or more and a higher rate. A bankruptcy stays on the credit report six or seven years after the discharge, a proposal three years after it is paid. Only a lender can say what holds for you.',
      fr: 'Au Canada, une faillite ou une proposition de consommateur n’interdit pas un prêt. Pour un prêt assuré, on veut d’habitude deux ans après la libération ou le dernier versement de la proposition, avec un crédit bien utilisé depuis; pendant une proposition, peu assurent. Avant cela, des prêteurs alternatifs exigent 20 % ou plus et un taux plus élevé. Une faillite reste au dossier six ou sept ans après la libération, une proposition trois ans après son paiement. Seul un prêteur peut dire ce qui vaut pour vous.',
      es: 'En Canadá una bancarrota o una propuesta de consumidor no impide por ley una hipoteca. Para un préstamo asegurado suelen pedir dos años tras la descarga o el último pago de la propuesta, con buen crédito desde entonces. Antes hay prestamistas alternativos con 20% o más de enganche y tasa mayor. La bancarrota queda en el historial seis o siete años tras la descarga; una propuesta, tres años después de pagarla. Solo un prestamista puede decir qué aplica.',
    },
    source: 'Financial Consumer Agency of Canada, credit reports; usual practice of lenders and insurers',
    country: 'CA',
    asOf,
  },
  {
    id: 'program-units',
    names: 'va loan for a duplex|fha loan for a duplex|fha multifamily|va multifamily',
    says: {
      en: 'FHA and VA loans may buy a building of up to four units if you live in one of them, moving in within 60 days and, with FHA, staying a year; the others may be rented out. FHA keeps 3.5% down, with higher loan limits by the number of units, and three or four units must carry themselves: 75% of all rents, yours included, must cover the payment. VA needs no down payment with full entitlement. Part of the rents can count as income. A USDA loan is for one unit only.',
      fr: 'Les prêts FHA et VA peuvent financer un immeuble d’au plus quatre logements si vous en habitez un, dans les 60 jours et, pour la FHA, pendant un an; les autres peuvent être loués. La FHA garde 3,5 %, avec des limites plus hautes selon les logements, et trois ou quatre logements doivent s’autofinancer : 75 % de tous les loyers doivent couvrir le versement. La VA n’exige pas de mise de fonds. Un prêt USDA est pour un seul logement.',
      es: 'Los préstamos FHA y VA pueden comprar un edificio de hasta cuatro unidades si vive en una, se muda en 60 días y, con FHA, se queda un año; las otras se pueden rentar. FHA mantiene 3.5%, con límites mayores según las unidades, y tres o cuatro deben sostenerse solas: 75% de todas las rentas debe cubrir el pago. VA no exige enganche con el derecho completo. Parte de las rentas puede contar como ingreso. USDA es para una sola unidad.',
    },
    source: 'HUD Handbook 4000.1, II.A; VA Pamphlet 26-7, ch. 3; USDA HB-1-3555, ch. 12',
    country: 'US',
    asOf,
  },
  {
    id: 'spousal-buyout-canada',
    names:
      'spousal buyout|spouse buyout|rachat de la part du conjoint|rachat de conjoint|comprar la parte de mi expareja',
    says: {
      en: 'In Canada one spouse can buy out the other after a separation with an insured loan of up to 95% of the home’s appraised value, treated like a purchase, where a plain refinance stops at 80%. It needs a signed separation agreement, an appraisal and usually a purchase contract between you, the income must carry the whole loan under the stress test, and the premium applies below 20% equity. The transfer itself is often exempt from land transfer tax between spouses; a lawyer or notary registers it.',
      fr: 'Au Canada, un conjoint peut racheter la part de l’autre après une séparation avec un prêt assuré d’au plus 95 % de la valeur d’évaluation, traité comme un achat, alors qu’un refinancement s’arrête à 80 %. Il faut une entente de séparation signée, une évaluation et d’habitude un contrat d’achat entre vous; le revenu doit porter tout le prêt selon le test de résistance, et la prime s’applique sous 20 %. Le transfert entre conjoints est souvent exempt de droits de mutation, comme au Québec; le notaire ou l’avocat l’enregistre.',
      es: 'En Canadá un cónyuge puede comprar la parte del otro tras una separación con un préstamo asegurado de hasta 95% del avalúo, tratado como compra, cuando un refinanciamiento llega a 80%. Hace falta un convenio de separación firmado, un avalúo y casi siempre un contrato de compra entre ustedes; el ingreso debe sostener todo el préstamo y la prima se aplica con menos de 20%. La transferencia entre cónyuges suele estar exenta del impuesto.',
    },
    source: 'Sagen and CMHC, spousal buyout; OSFI Guideline B-20; provincial land transfer tax acts',
    country: 'CA',
    asOf,
  },
  {
    id: 'homestead-one',
    names: 'homestead exemption in two states|two homestead exemptions|homestead in two states',
    says: {
      en: 'No: a homestead exemption is for the one home that is your permanent residence, so a person or a married couple can’t claim it in two states, nor a credit for residents in one and an exemption in the other. Spouses with truly separate permanent homes are a narrow exception. A wrong claim brings back taxes with a penalty; in Florida ten years of them with 50% and 15% interest a year. Tell the county when you move.',
      fr: 'Non : une exemption « homestead » vise l’unique résidence permanente; une personne ou un couple marié ne peut la demander dans deux États. Des époux aux résidences permanentes vraiment séparées sont une rare exception. Une fausse demande coûte l’arriéré et une pénalité; en Floride, dix ans avec 50 % et 15 % d’intérêt par an.',
      es: 'No: el homestead es para la única vivienda permanente; una persona o un matrimonio no puede pedirlo en dos estados. Cónyuges con viviendas permanentes realmente separadas son una excepción estrecha. Un reclamo indebido trae impuestos atrasados con multa; en Florida, diez años con 50% y 15% de interés al año.',
    },
    source: 'Florida Statutes §§ 196.031(5), 196.161; Texas Tax Code § 11.13(h)',
    country: 'US',
    asOf,
  },
  {
    id: 'sale-below-value',
    names:
      'selling below market value to family|vendre sous la valeur a la famille|vender por debajo del valor a la familia',
    says: {
      en: 'A sale to a relative below market value counts as part sale, part gift. In the USA the giver files Form 709 for the part above $19,000 a person in 2026 and usually owes nothing; the buyer’s basis is the price paid or the giver’s basis, whichever is higher; and a lender can count the difference as a gift of equity toward the down payment. In Canada the seller is taxed as if the home were sold at its full value (free if it was the principal residence), while the buyer’s cost is only the price paid. Get an appraisal.',
      fr: 'Une vente à un proche sous la valeur marchande est en partie un don. Au Canada, le vendeur est imposé comme s’il avait vendu à la pleine valeur (sans impôt pour sa résidence principale), alors que le coût de l’acheteur n’est que le prix payé. Aux États-Unis, le donateur produit le formulaire 709 au-delà de 19 000 $ par personne en 2026 et ne doit d’habitude rien; le prêteur peut compter l’écart comme mise de fonds (« gift of equity »). Faites évaluer la maison.',
      es: 'Una venta a un familiar por debajo del valor es en parte regalo. En EE. UU. quien da presenta el formulario 709 por lo que pase de $19,000 por persona en 2026 y casi nunca debe nada; la base del comprador es el precio pagado o la base de quien vende, la mayor; el prestamista puede contar la diferencia como “gift of equity”. En Canadá el vendedor paga como si vendiera al valor completo (libre si era su residencia principal). Pida un avalúo.',
    },
    source: 'Treas. Reg. § 1.1015-4; IRS, Instructions for Form 709; Income Tax Act, s. 69(1)',
    asOf,
  },
];

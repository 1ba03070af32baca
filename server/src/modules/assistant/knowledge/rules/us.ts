/** Long because it is a table: programs, taxes and rules of the United States, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2025-12';

export const rulesUs: readonly Entry[] = [
  {
    id: 'fha',
    names: 'fha|fha loan*|prestamo fha|pret fha',
    says: {
      en: 'An FHA loan is insured by the U.S. government: at least 3.5% down with a credit score of 580 or more, 10% down with 500 to 579. It carries an up-front premium of 1.75% and a monthly premium. It is not only for first-time buyers, but the home must be your main residence.',
      fr: 'Un prêt FHA est assuré par le gouvernement américain : mise de fonds d’au moins 3,5 % avec une cote de crédit de 580 ou plus, 10 % entre 500 et 579. Il comporte une prime initiale de 1,75 % et une prime mensuelle. Il n’est pas réservé aux premiers acheteurs, mais la propriété doit être votre résidence principale.',
      es: 'Un préstamo FHA está asegurado por el gobierno de EE. UU.: enganche mínimo de 3.5% con puntaje de crédito de 580 o más, y 10% entre 500 y 579. Lleva una prima inicial de 1.75% y una prima mensual. No es solo para primeros compradores, pero la casa debe ser su residencia principal.',
    },
    source: 'HUD Handbook 4000.1; Mortgagee Letter 2023-05',
    country: 'US',
    asOf,
  },
  {
    id: 'va',
    names:
      'va loan*|my va|a va|the va|using va|with va|va mortgage|va eligib*|va benefit*|veteran*|military loan|prestamo va|prestamos va|pret va|funding fee|anciens combattants',
    says: {
      en: 'A VA loan is for veterans, service members and some spouses: no down payment is required and there is no monthly mortgage insurance. A funding fee applies, 2.15% of the loan on first use with less than 5% down; people with service-connected disability compensation do not pay it, whatever the rating.',
      fr: 'Un prêt VA s’adresse aux anciens combattants, aux militaires et à certains conjoints : aucune mise de fonds exigée ni assurance mensuelle. Des frais s’appliquent, 2,15 % du prêt à la première utilisation avec moins de 5 % de mise de fonds; les personnes indemnisées pour une invalidité liée au service ne les paient pas, quel que soit le taux.',
      es: 'Un préstamo VA es para veteranos, militares y algunos cónyuges: no exige enganche ni seguro hipotecario mensual. Tiene una cuota (funding fee) de 2.15% del préstamo la primera vez con menos de 5% de enganche; no la pagan quienes reciben compensación por discapacidad de servicio, sea cual sea el porcentaje.',
    },
    source: 'U.S. Department of Veterans Affairs, funding fee and closing costs',
    country: 'US',
    asOf,
  },
  {
    id: 'va-spouse',
    names:
      'surviving spouse*|veteran widow*|widow of a veteran|va widow*|viuda de un veterano|conyuge sobreviviente|veuve d un ancien combattant|conjoint survivant',
    says: {
      en: 'A surviving spouse can get a VA loan if the veteran died in service or from a service-connected disability, or was totally disabled for a time set by law, and the spouse has not remarried before age 57. Ask for the Certificate of Eligibility with VA Form 26-1817, or through a lender if you receive Dependency and Indemnity Compensation. Such spouses pay no funding fee.',
      fr: 'Le conjoint survivant peut obtenir un prêt VA si l’ancien combattant est mort en service ou d’une invalidité liée au service, ou a été totalement invalide pendant la durée fixée par la loi, et si le conjoint ne s’est pas remarié avant 57 ans. Demandez le certificat d’admissibilité avec le formulaire VA 26-1817, ou par un prêteur si vous recevez l’indemnité DIC. Ces conjoints ne paient pas les frais initiaux.',
      es: 'El cónyuge sobreviviente puede obtener un préstamo VA si el veterano murió en servicio o por una discapacidad de servicio, o tuvo discapacidad total por el tiempo que fija la ley, y si no volvió a casarse antes de los 57 años. Pida el certificado de elegibilidad con el formulario VA 26-1817, o por un prestamista si recibe la compensación DIC. Estos cónyuges no pagan la cuota (funding fee).',
    },
    source: 'U.S. Department of Veterans Affairs, surviving spouse home loans (38 U.S.C. 3701(b))',
    country: 'US',
    asOf,
  },
  {
    id: 'usda',
    names: 'usda|usda loan*|rural development|rural loan|prestamo rural|prestamo usda|pret usda',
    says: {
      en: 'A USDA guaranteed loan is for an ordinary main residence, not for farms. It needs no down payment in eligible rural areas and small towns, with an income limit by county and household size; the income of every adult in the household counts. It carries a 1% up-front fee and a 0.35% annual fee. USDA’s eligibility site shows the limit of a county and whether an address is eligible.',
      fr: 'Un prêt garanti USDA finance une résidence principale ordinaire, pas une ferme. Il n’exige pas de mise de fonds dans les zones rurales et petites villes admissibles, avec un plafond de revenu selon le comté et la taille du ménage; le revenu de chaque adulte compte. Il comporte des frais initiaux de 1 % et annuels de 0,35 %. Le site d’admissibilité d’USDA montre le plafond d’un comté et si une adresse est admissible.',
      es: 'Un préstamo garantizado USDA es para una residencia principal común, no para fincas. No exige enganche en zonas rurales y pueblos elegibles, con un límite de ingreso según el condado y el tamaño del hogar; cuenta el ingreso de cada adulto. Lleva una cuota inicial de 1% y una anual de 0.35%. El sitio de elegibilidad de USDA muestra el límite de un condado y si una dirección es elegible.',
    },
    source: 'USDA Rural Development, Single Family Housing Guaranteed Loan Program',
    country: 'US',
    asOf,
  },
  {
    id: 'homeready',
    names: 'homeready|home possible|conventional 97|3% down|3 percent down',
    says: {
      en: 'HomeReady and Home Possible are conventional loans with 3% down for buyers within an income limit; Conventional 97 has 3% down for first-time buyers.',
      fr: 'HomeReady et Home Possible sont des prêts conventionnels avec 3 % de mise de fonds, sous un plafond de revenu; Conventional 97 offre 3 % aux premiers acheteurs.',
      es: 'HomeReady y Home Possible son préstamos convencionales con 3% de enganche dentro de un límite de ingreso; Conventional 97 pide 3% a quien compra por primera vez.',
    },
    source: 'Fannie Mae; Freddie Mac',
    country: 'US',
    asOf,
  },
  {
    id: 'itin',
    names: 'itin|sin seguro social|no social security|without a social|sin papeles|undocumented|numero itin',
    says: {
      en: 'Yes, buying with an ITIN is possible: no law reserves home ownership for citizens. Some lenders offer ITIN loans, usually with a larger down payment (often 10% to 20%) and a higher rate. First talk to a lender that makes ITIN loans, and gather two years of tax returns filed with the ITIN, bank statements and proof of income. FHA loans need a Social Security number and, since May 25, 2025, permanent residence or citizenship. I cannot advise on immigration.',
      fr: 'Oui, on peut acheter avec un ITIN : aucune loi ne réserve la propriété aux citoyens. Certains prêteurs offrent des prêts ITIN, d’habitude avec une mise de fonds plus élevée (souvent de 10 % à 20 %) et un taux plus haut. D’abord : parlez à un prêteur qui fait des prêts ITIN et réunissez deux ans de déclarations faites avec l’ITIN, des relevés bancaires et des preuves de revenu. Un prêt FHA exige un numéro de sécurité sociale et, depuis le 25 mai 2025, la résidence permanente ou la citoyenneté. Je ne donne pas de conseil en immigration.',
      es: 'Sí, se puede comprar con ITIN: ninguna ley reserva la vivienda a los ciudadanos. Algunos prestamistas dan préstamos ITIN, casi siempre con más enganche (a menudo de 10% a 20%) y una tasa más alta. Primero: hable con un prestamista que dé préstamos ITIN y junte dos años de declaraciones de impuestos con ITIN, estados de cuenta y comprobantes de ingreso. Un préstamo FHA exige número de Seguro Social y, desde el 25 de mayo de 2025, residencia permanente o ciudadanía. No doy consejos de inmigración.',
    },
    source: 'IRS, Individual Taxpayer Identification Number; CFPB; HUD Mortgagee Letter 2025-09',
    country: 'US',
    asOf,
  },
  {
    id: 'firpta',
    names:
      'firpta|canadiens devra|foreign seller|impots en plus si on revend|revend notre|revendre notre|resell our|nonresident seller|foreign buyer in florida|en tant que canadiens|as canadians',
    says: {
      en: 'When a foreign owner sells a home in the USA, FIRPTA makes the buyer withhold 15% of the price for the IRS; if the buyer will live there, 10% up to $1,000,000 and nothing up to $300,000. It is credited against the tax on the gain. Canadians also report the gain in Canada. Ask a cross-border tax adviser about your case.',
      fr: 'Quand un propriétaire étranger vend aux États-Unis, la loi FIRPTA oblige l’acheteur à retenir 15 % du prix pour l’IRS; s’il y habitera, 10 % jusqu’à 1 000 000 $ et rien jusqu’à 300 000 $. Cette retenue compte dans l’impôt sur le gain. Les Canadiens déclarent aussi le gain au Canada. Consultez un fiscaliste transfrontalier pour votre cas.',
      es: 'Cuando un dueño extranjero vende en EE. UU., FIRPTA obliga al comprador a retener 15% del precio para el IRS; si vivirá ahí, 10% hasta $1,000,000 y nada hasta $300,000. Cuenta para el impuesto sobre la ganancia. Los canadienses la declaran también en Canadá. Consulte a un asesor fiscal.',
    },
    source: 'IRS, FIRPTA withholding',
    country: 'US',
    asOf,
  },
  {
    id: 'virginia-grantor',
    names: "grantor tax*|grantor's tax*|grantors tax*|grantee tax*",
    says: {
      en: 'In Virginia the seller pays a grantor’s tax of $0.50 per $500 of the price, and the buyer a state recordation tax of $0.25 per $100 with a local part of a third of that. Northern Virginia and Hampton Roads add regional fees for the seller.',
      fr: 'En Virginie, le vendeur paie une « grantor’s tax » de 0,50 $ par 500 $ du prix, et l’acheteur une taxe d’enregistrement de l’État de 0,25 $ par 100 $, plus une part locale d’un tiers. Le nord de la Virginie et Hampton Roads ajoutent des frais régionaux pour le vendeur.',
      es: 'En Virginia el vendedor paga un “grantor’s tax” de $0.50 por cada $500 del precio, y el comprador un impuesto estatal de registro de $0.25 por cada $100, más una parte local de un tercio. El norte de Virginia y Hampton Roads suman cargos regionales para el vendedor.',
    },
    source: 'Code of Virginia §§ 58.1-801, 58.1-802, 58.1-3800',
    country: 'US',
    asOf,
  },
  {
    id: 'foreign-buyer-us',
    names: 'foreign buyer* in the us*|foreign national loan*',
    says: {
      en: 'Federal law keeps no foreigner from buying a home in the USA, and no visa or residence is needed for it. Some states, among them Florida and Texas, limit purchases by people from certain countries. Lenders that finance non-residents ask for a larger down payment and often for an ITIN; a later sale falls under FIRPTA. An attorney of that state can say what holds for you.',
      fr: 'Aucune loi fédérale n’empêche un étranger d’acheter une propriété aux États-Unis; ni visa ni résidence ne sont requis. Certains États, dont la Floride et le Texas, limitent les achats par des personnes de certains pays. Les prêteurs qui financent des non-résidents demandent une mise de fonds plus élevée et souvent un ITIN; une revente relève de FIRPTA. Un avocat de l’État dira ce qui vaut pour vous.',
      es: 'Ninguna ley federal impide a un extranjero comprar casa en EE. UU., y no hace falta visa ni residencia. Algunos estados, entre ellos Florida y Texas, limitan las compras de personas de ciertos países. Los prestamistas que financian a no residentes piden más enganche y a menudo un ITIN; una venta posterior cae bajo FIRPTA. Un abogado del estado puede decir qué aplica a usted.',
    },
    source: 'IRS, FIRPTA withholding and ITIN; Florida Statutes 692; Texas Property Code 5',
    country: 'US',
    asOf,
  },
  {
    id: 'ag-valuation',
    names:
      'ag exemption*|ag valuation*|agricultural exemption*|agricultural valuation*|agricultural appraisal|ag use|greenbelt|rollback tax*|roll-back tax*|wildlife exemption|exencion agricola|valuacion agricola|exemption agricole|evaluation agricole',
    says: {
      en: 'An ag exemption is not an exemption but a special appraisal: qualifying land is taxed on what it can earn in farming or ranching instead of its market value, so the tax is far lower. In Texas (Tax Code ch. 23, 1-d-1) the land must be used mainly for agriculture to the degree usual in the area and have been so for five of the last seven years; the county appraisal district decides, and a new owner must apply again by April 30. If the use changes, a rollback tax is due: the difference for the three years before. A sale alone does not change the use, but it does not carry over by itself: ask the appraisal district before you buy.',
      fr: 'Une « ag exemption » n’est pas une exemption mais une évaluation spéciale : la terre admissible est taxée selon ce qu’elle rapporte en agriculture et non selon sa valeur marchande. Au Texas (Tax Code, ch. 23, 1-d-1), elle doit servir surtout à l’agriculture, et l’avoir fait cinq des sept dernières années; le district d’évaluation du comté décide, et un nouveau propriétaire refait la demande avant le 30 avril. Si l’usage change, un rollback tax est dû : la différence des trois années d’avant. Informez-vous au district avant d’acheter.',
      es: 'La exención agrícola (ag exemption) no es una exención sino una valuación especial: la tierra que califica paga impuesto por lo que puede producir en agricultura y no por su valor de mercado, así que paga mucho menos. En Texas (Tax Code, cap. 23, 1-d-1) debe usarse sobre todo para agricultura en el grado usual de la zona y haberlo hecho cinco de los últimos siete años; decide el distrito de valuación del condado, y un dueño nuevo debe volver a pedirla antes del 30 de abril. Si cambia el uso se debe un rollback tax: la diferencia de los tres años anteriores. Pregunte al distrito antes de comprar.',
    },
    source: 'Texas Comptroller, Agricultural, timberland and wildlife management use; Texas Tax Code §§ 23.51–23.55',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'homestead-texas',
    names:
      'homestead*|exemption homestead|exencion homestead|exencion de vivienda|school taxes in tx|homestead exemption in texas',
    says: {
      en: 'A homestead exemption lowers the taxable value of the home you live in. In Texas it takes $140,000 off the value for school district taxes since tax year 2025 ($200,000 with the over-65 or disability part), and the taxable value of a homestead may rise by at most 10% a year (Tax Code § 23.23). In Florida it takes $25,000 off for all taxes and a second part of a little more than $25,000, indexed since 2025, off for all but school taxes. An amendment on the ballot of November 3, 2026 would raise Florida’s total to $150,000 in 2027 and $250,000 in 2028 for all but school taxes; it needed 60%, so check the current figure with the county property appraiser. You apply once with the county: in Florida by March 1, in Texas by April 30 of the year.',
      fr: 'L’exemption « homestead » réduit la valeur imposable de votre résidence. Au Texas, elle enlève 140 000 de la valeur pour la taxe scolaire depuis l’année fiscale 2025 (200 000 avec la part des 65 ans ou plus ou du handicap), et la valeur imposable de la résidence ne peut monter que de 10 % par an (Tax Code § 23.23). En Floride, elle enlève 25 000 pour toutes les taxes et une seconde part d’un peu plus de 25 000, indexée depuis 2025, sauf pour la taxe scolaire. Un amendement soumis au vote du 3 novembre 2026 porterait le total en Floride à 150 000 en 2027 et 250 000 en 2028, sauf pour la taxe scolaire; il fallait 60 % : vérifiez le chiffre actuel auprès du « county property appraiser ». On la demande au comté, en Floride avant le 1er mars, au Texas avant le 30 avril.',
      es: 'La exención homestead baja el valor gravable de la casa donde vive. En Texas quita $140,000 del valor para los impuestos escolares desde el año fiscal 2025 ($200,000 con la parte de mayores de 65 o discapacidad), y el valor gravable de su vivienda puede subir como máximo 10% al año (Tax Code § 23.23). En Florida quita $25,000 para todos los impuestos y una segunda parte de un poco más de $25,000, indexada desde 2025, menos para los escolares. Una enmienda en la boleta del 3 de noviembre de 2026 subiría el total en Florida a $150,000 en 2027 y $250,000 en 2028, menos para los escolares; necesitaba 60%: verifique la cifra actual con el property appraiser del condado. Se pide una vez ante el condado: en Florida hasta el 1 de marzo, en Texas hasta el 30 de abril.',
    },
    source:
      'Texas Comptroller, property tax exemptions (November 2025 vote); Texas Tax Code § 23.23; Florida Statutes §§ 196.011, 196.031; Florida Legislature, proposed constitutional amendment (June 2, 2026); Texas Tax Code § 11.43',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'prop-13',
    names:
      'prop 13|proposition 13|proposicion 13|subir cada ano|supplemental tax bill|taxes go up every year in california|me lo pueden subir',
    says: {
      en: 'In California Proposition 13 sets the base property tax at 1% of the purchase price plus local voter-approved charges, and the assessed value may rise by at most 2% a year until the home is sold again.',
      fr: 'En Californie, la Proposition 13 fixe la taxe foncière de base à 1 % du prix d’achat, plus les charges votées localement; la valeur imposable ne peut monter que de 2 % par an jusqu’à la revente.',
      es: 'En California la Proposición 13 fija el impuesto base en 1% del precio de compra más cargos locales aprobados por voto, y el valor gravable puede subir como máximo 2% al año hasta que se venda de nuevo.',
    },
    source: 'California Constitution, Article XIII A',
    country: 'US',
    asOf,
  },
  {
    id: 'save-our-homes',
    names: 'save our homes|cap on florida taxes|tope de impuestos en florida',
    says: {
      en: 'In Florida the assessed value of a homesteaded home may rise by at most 3% a year, or by inflation if that is less.',
      fr: 'En Floride, la valeur imposable d’une résidence avec exemption ne peut monter que de 3 % par an, ou de l’inflation si elle est moindre.',
      es: 'En Florida el valor gravable de una casa con homestead puede subir como máximo 3% al año, o la inflación si es menor.',
    },
    source: 'Florida Constitution, Article VII, Save Our Homes',
    country: 'US',
    asOf,
  },
  {
    id: 'mello-roos',
    names: 'mello roos|mello-roos|cdd|community development district',
    says: {
      en: 'Mello-Roos in California and CDD (community development district) fees in Florida are extra yearly charges in newer districts that pay for roads, schools and the like. They come on top of property tax.',
      fr: 'Les frais Mello-Roos en Californie et CDD (community development district) en Floride sont des charges annuelles de quartiers récents pour routes et écoles. Ils s’ajoutent à la taxe foncière.',
      es: 'Mello-Roos en California y CDD (distrito de desarrollo comunitario) en Florida son cargos anuales en zonas nuevas que pagan calles, escuelas y similares. Se suman al impuesto predial.',
    },
    source: 'California Government Code § 53311; Florida Statutes ch. 190',
    country: 'US',
    asOf,
  },
  {
    id: 'flood-insurance',
    names: 'flood insurance|seguro de inundacion|assurance inondation|seguro contra inundacion*',
    says: {
      en: 'Flood insurance is separate from home insurance, which does not cover floods. A lender must ask for it where the home is in a FEMA special flood hazard area; elsewhere it is your choice. It is sold through the National Flood Insurance Program or private insurers.',
      fr: 'L’assurance inondation est distincte de l’assurance habitation, qui ne couvre pas les inondations. Le prêteur doit l’exiger si la propriété est dans une zone à risque élevé de la FEMA; ailleurs, c’est votre choix.',
      es: 'El seguro de inundación es aparte del seguro de la casa, que no cubre inundaciones. El prestamista debe exigirlo si la casa está en una zona de alto riesgo de FEMA; en otro lugar es opcional. Se vende por el programa nacional NFIP o aseguradoras privadas.',
    },
    source: 'FEMA, National Flood Insurance Program',
    country: 'US',
    asOf,
  },
  {
    id: 'mip-ends',
    names:
      'mip go* away|mip end*|fha mortgage insurance end*|fha insurance go* away|get rid of mip|remove mip|quitar el mip',
    says: {
      en: 'The monthly FHA premium ends after 11 years if you put 10% or more down; with less down it stays for the whole loan. It goes away earlier only if you refinance into another loan or sell. The upfront premium is paid once.',
      fr: 'La prime mensuelle FHA prend fin après 11 ans avec une mise de fonds d’au moins 10 %; avec moins, elle dure tout le prêt. Elle ne cesse plus tôt que par un refinancement ou une vente. La prime initiale se paie une fois.',
      es: 'La prima mensual de FHA termina a los 11 años si dio 10% o más de enganche; con menos, dura todo el préstamo. Solo termina antes si refinancia con otro préstamo o vende. La prima inicial se paga una vez.',
    },
    source: 'HUD Mortgagee Letter 2013-04; HUD Handbook 4000.1, Appendix 1.0',
    country: 'US',
    asOf,
  },
  {
    id: 'pmi-ends',
    names:
      'pmi go away|pmi goes away|rid of mortgage insurance|cancel mortgage insurance|drop mortgage insurance|remove mortgage insurance|stop paying mortgage insurance|mortgage insurance end*|mortgage insurance go away|mortgage insurance come off|pmi come off|pmi off|quitan el pmi|quitar el seguro hipotecario|pmi end*|get rid of pmi|drop pmi|remove pmi|cancel pmi|quitar el pmi|quita el pmi|cancelar el pmi|enlever la pmi|stop paying pmi|termina el pmi|assurance hypothecaire prend* fin|seguro hipotecario se quita|seguro hipotecario termina|arreter de payer la pmi|cuando termina el seguro hipotecario',
    says: {
      en: 'PMI ends on your request once the loan is down to 80% of the home’s original value, and by itself at 78%, if payments are current.',
      fr: 'La PMI prend fin sur demande quand le prêt descend à 80 % de la valeur d’origine, et d’elle-même à 78 %, si les paiements sont à jour.',
      es: 'El PMI termina a petición suya cuando el préstamo baja a 80% del valor original de la casa, y por sí solo al 78%, si va al corriente en los pagos.',
    },
    source: 'Homeowners Protection Act, 12 U.S.C. 4901–4902',
    country: 'US',
    asOf,
  },
  {
    id: 'mortgage-tax-florida',
    names: 'florida taxes on a mortgage|impuestos de florida sobre la hipoteca|taxes de la floride sur l’hypotheque',
    says: {
      en: 'If you borrow, Florida also taxes the mortgage, and the buyer pays it: documentary stamps of $0.35 per $100 of the loan and an intangible tax of 0.2%.',
      fr: 'Si vous empruntez, la Floride impose aussi l’hypothèque, à la charge de l’acheteur : timbres de 0,35 $ par 100 $ de prêt et taxe « intangible » de 0,2 %.',
      es: 'Si pide un préstamo, Florida también grava la hipoteca y lo paga el comprador: timbres de $0.35 por cada $100 del préstamo y un impuesto intangible de 0.2%.',
    },
    source: 'Florida Statutes §§ 201.08, 199.133',
    country: 'US',
    asOf,
  },
  {
    id: 'mortgage-tax',
    names:
      "mortgage tax|intangibles tax|intangible* tax|mortgage registry tax|indebtedness tax|doc stamps|documentary stamp*|sellos documentales|intangible tax|impuesto intangible|taxe intangible|intangible recording tax|impuesto por la hipoteca|impuesto sobre la hipoteca|impuesto por registrar*|registrar la hipoteca|taxe sur l'hypotheque|mortgage recording tax|recording tax",
    says: {
      en: 'A few states tax a new mortgage. Alabama takes $0.15 per $100 of the loan, Oklahoma $0.10, Virginia $0.25 and a local third, Minnesota 0.23%, and Tennessee $0.115 per $100 above the first $2,000. Florida takes documentary stamps of $0.35 per $100 of the loan and an intangible tax of 0.2%. Georgia takes $1.50 per $500 of a loan of more than three years, at most $25,000. In New York City the borrower’s part on a home of one to three families or a condo is 1.8% of a loan under $500,000 and 1.925% from there; a co-op loan is no recorded mortgage and pays none. Most states have no such tax.',
      fr: 'Quelques États imposent une nouvelle hypothèque. Alabama : 0,15 par 100 de prêt; Oklahoma : 0,10; Virginie : 0,25 et un tiers local; Minnesota : 0,23 %; Tennessee : 0,115 par 100 au-delà des premiers 2 000. La Floride : timbres de 0,35 par 100 de prêt et taxe « intangible » de 0,2 %. La Géorgie : 1,50 par 500 d’un prêt de plus de trois ans, au plus 25 000. À New York (ville), la part de l’emprunteur pour une à trois familles ou un condo est de 1,8 % d’un prêt de moins de 500 000 et de 1,925 % à partir de là; une coop n’en paie pas. La plupart des États n’en ont pas.',
      es: 'Pocos estados cobran impuesto sobre una hipoteca nueva. Alabama: 0.15 por cada 100 del préstamo; Oklahoma: 0.10; Virginia: 0.25 y un tercio local; Minnesota: 0.23%; Tennessee: 0.115 por cada 100 arriba de los primeros 2,000. Florida: timbres de 0.35 por cada 100 del préstamo y un impuesto intangible de 0.2%. Georgia: 1.50 por cada 500 de un préstamo a más de tres años, hasta 25,000. En la ciudad de Nueva York la parte del comprador en una casa de una a tres familias o un condominio es 1.8% de un préstamo menor de 500,000 y 1.925% desde ahí; un préstamo de coop no registra hipoteca y no paga. Casi ningún otro estado lo cobra.',
    },
    source:
      'Florida Department of Revenue; Georgia Department of Revenue, intangible recording tax; New York City Department of Finance, mortgage recording tax',
    country: 'US',
    asOf,
  },
  {
    id: 'milestone-inspection',
    names: 'milestone inspection|sirs|30 year inspection|inspeccion de los 30 anos|inspeccion de 30 anos',
    says: {
      en: 'Florida condo buildings of three stories or more need a milestone inspection at 30 years (25 near the coast) and a structural reserve study. Ask for both reports before you offer: repairs can mean a special assessment.',
      fr: 'En Floride, les immeubles de condos de trois étages ou plus doivent être inspectés à 30 ans (25 près de la côte) et avoir une étude de réserve. Demandez les deux rapports avant d’offrir.',
      es: 'En Florida los edificios de condominios de tres pisos o más necesitan una inspección a los 30 años (25 cerca de la costa) y un estudio de reservas. Pida ambos informes antes de ofertar: las reparaciones pueden traer una cuota especial.',
    },
    source: 'Florida Statutes § 553.899 and § 718.112',
    country: 'US',
    asOf,
  },
  {
    id: 'credit-score',
    names:
      'credit score|my score|puntaje de credito|score de credito|puntaje|cote de credito|pointage de credit|credit needed|what credit',
    says: {
      en: 'Usual minimum credit scores: 580 for FHA with 3.5% down (500 with 10%), and in Canada 600 for an insured mortgage. For a conventional loan most lenders still ask for about 620, although Fannie Mae’s automated underwriting has had no minimum since November 16, 2025. Lenders may ask for more, and only a lender can say whether you qualify.',
      fr: 'Cotes de crédit minimales usuelles : 600 au Canada pour un prêt assuré; aux États-Unis 580 pour FHA avec 3,5 % (500 avec 10 %). Pour un prêt conventionnel, la plupart des prêteurs demandent encore environ 620, bien que le système automatisé de Fannie Mae n’ait plus de minimum depuis le 16 novembre 2025. Un prêteur peut demander plus, et lui seul peut dire si vous êtes admissible.',
      es: 'Puntajes mínimos usuales: 580 para FHA con 3.5% (500 con 10%), y en Canadá 600 para una hipoteca asegurada. Para un préstamo convencional la mayoría de los prestamistas aún pide unos 620, aunque el sistema automático de Fannie Mae no tiene mínimo desde el 16 de noviembre de 2025. Un prestamista puede pedir más y solo él puede decir si usted califica.',
    },
    source: 'Fannie Mae, Selling Guide SEL-2025-09; HUD Handbook 4000.1; CMHC',
    asOf: '2026-11',
  },
  {
    id: 'gift-funds',
    names:
      'gift fund*|seasoned gift|gift seasoning|don de mes parents|donner pour la mise de fonds|regalar dinero|regala dinero|gift letter|gift money|gifted down payment|money from my parents|dinero regalado|carta de regalo|fonds offerts|don de|lettre de don|regalo de mi|help from my parents|parents gift*|gift us|gift me|gifting|regalan el enganche|regalarme el enganche|donner la mise de fonds|donnent la mise de fonds',
    says: {
      en: 'A gift from a relative can usually pay for the down payment, with a signed gift letter that it need not be repaid and the record of the transfer. A documented gift needs no waiting time in your account; cash without a record is the problem. You owe no income tax on it, in the USA or Canada. In the USA the giver files Form 709 above $19,000 to one person (2026), usually without tax.',
      fr: 'Un don d’un proche peut en général servir de mise de fonds, avec une lettre signée disant qu’il n’est pas à rembourser et la preuve du virement. Au Canada, un don d’argent n’est pas imposable, ni pour vous ni pour la personne qui donne, et ne se déclare pas comme revenu. Si elle vend des placements pour donner, elle peut avoir un gain en capital.',
      es: 'Un regalo de un familiar puede servir para el enganche, con una carta firmada que diga que no hay que devolverlo y la prueba de la transferencia. Un regalo documentado no tiene que esperar en su cuenta; el problema es el efectivo sin rastro. Usted no paga impuesto por él; en EE. UU. quien lo da llena el formulario 709 si pasa de $19,000 (2026).',
    },
    source: 'Fannie Mae Selling Guide B3-4.3-04; FCAC; IRS, Instructions for Form 709; Canada Revenue Agency',
    asOf: '2026-11',
  },
  {
    id: 'business-owner-income',
    names:
      'paid in dividends|pays me dividends|pay myself dividends|pay myself in dividends|dividend income|dividends from my company|dividends from my corporation|own corporation|my corporation|my corp|incorporated|own an llc|my llc|s corp|s-corp|k-1|paie en dividendes|verse des dividendes|me paye en dividendes|revenu de dividendes|revenus de dividendes|dividendes de ma compagnie|ma firme est incorporee|ma compagnie est incorporee|incorpore|dividendos de mi empresa|me pago dividendos|mi corporacion|tengo una llc|mi llc',
    says: {
      en: 'Owners of a company prove their income with two years of personal returns and the company’s papers. In Canada: T1 generals with notices of assessment, T5 slips for dividends (T4 for a salary), financial statements of the company, proof that you own the shares, and no tax owing; the two-year average counts. In the USA, from 25% ownership: personal returns, K-1s or 1120/1120-S/1065 returns of the company and a year-to-date profit and loss; an LLC with one owner shows Schedule C. The income after write-offs counts; a lender may add back depreciation.',
      fr: 'Qui possède sa société prouve son revenu par deux ans de déclarations personnelles et les papiers de la société. Au Canada : T1 avec avis de cotisation (fédéral et, au Québec, Revenu Québec), feuillets T5 (et relevés 3) pour les dividendes ou T4 (relevé 1) pour un salaire, états financiers de la société, preuve que vous en détenez les actions et absence d’impôt dû; c’est d’habitude la moyenne des deux ans qui compte. Certains prêteurs ajoutent une part des bénéfices laissés dans la société.',
      es: 'Quien tiene una compañía prueba su ingreso con dos años de declaraciones personales y los papeles de la compañía. En EE. UU., desde 25% de propiedad: declaraciones personales, K-1 o las 1120/1120-S/1065 de la compañía y un estado de resultados del año; una LLC de un solo dueño muestra Schedule C. En Canadá: T1 con avisos de tasación, T5 por dividendos, estados financieros y prueba de las acciones. Cuenta el ingreso después de deducciones, en promedio; a veces se suma la depreciación.',
    },
    source:
      'Fannie Mae, Selling Guide B3-3 (self-employment income); Canada Mortgage and Housing Corporation; Canada Revenue Agency, T5',
    asOf: '2026-11',
  },
  {
    id: 'self-employed',
    names:
      'self employed|self-employed|freelance*|1099|own business|owner operator|sole proprietor*|travailleu* autonome*|a mon compte|pigiste*|por mi cuenta|cuenta propia|autonomo|independiente|negocio propio',
    says: {
      en: 'Self-employed buyers usually show two years of tax returns (in Canada, T1 generals with the statement of business activities and notices of assessment, and proof that no tax is owed), the registration of the business or GST/HST number, a profit and loss statement and business bank statements; lenders count the average of the income you report after expenses, not what you deposit, so write-offs lower it; a lender may add back depreciation. Less than two years is sometimes enough, for example after earlier work in the same field: the lender decides.',
      fr: 'Les travailleurs autonomes montrent en général deux ans de déclarations (au Canada, T1 avec l’état des résultats d’entreprise, avis de cotisation et preuve qu’aucun impôt n’est dû), l’immatriculation de l’entreprise ou le numéro de TPS/TVQ, et des relevés bancaires d’entreprise; le prêteur retient le revenu déclaré moyen après dépenses, non les dépôts, donc les déductions le baissent; il peut rajouter l’amortissement. Moins de deux ans suffit parfois, par exemple après un emploi dans le même domaine : le prêteur décide.',
      es: 'Quien trabaja por su cuenta suele mostrar dos años de declaraciones de impuestos (en Canadá, T1 con avisos de tasación), un estado de resultados y estados de cuenta; se toma el promedio de lo que declara después de gastos, no lo que deposita. A veces basta menos de dos años, por ejemplo si antes trabajó en lo mismo: decide el prestamista.',
    },
    source: 'Fannie Mae Selling Guide B3-3.5; OSFI B-20',
    asOf: '2026-11',
  },
];

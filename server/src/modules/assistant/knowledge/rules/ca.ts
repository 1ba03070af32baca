/** Long because it is a table: programs, taxes and rules of Canada, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2025-12';
const cra = 'Canada Revenue Agency';

export const rulesCa: readonly Entry[] = [
  {
    id: 'hbp',
    names:
      "hbp|home buyers plan|home buyer's plan|rrsp*|rap|regime d'accession a la propriete|reer|plan de compradores|plan hbp",
    says: {
      en: 'The Home Buyers’ Plan (HBP) lets each first-time buyer take up to $60,000 from their RRSP for a first home without tax, so a couple up to $60,000 each. It is repaid over 15 years, normally from the second year after the withdrawal. You count as first-time if in the last four years you did not live in a home that you or your spouse owned. After a separation you can use it even if you owned a home with your former spouse, if you live apart for at least 90 days and meet the other conditions (Income Tax Act, s. 146.01(2.1)). It can be combined with an FHSA.',
      fr: 'Le Régime d’accession à la propriété (RAP) permet à chaque premier acheteur de retirer jusqu’à 60 000 $ de son REER sans impôt pour une première propriété, donc jusqu’à 60 000 $ chacun pour un couple. On le rembourse sur 15 ans, en principe dès la deuxième année. Vous êtes premier acheteur si, ces quatre dernières années, vous n’avez pas habité un logement dont vous ou votre conjoint étiez propriétaire. Après une séparation, on peut l’utiliser même si on a possédé avec l’ex-conjoint, si on vit séparé depuis au moins 90 jours et qu’on remplit les autres conditions (Loi de l’impôt sur le revenu, par. 146.01(2.1)). Il se combine avec le CELIAPP.',
      es: 'El Home Buyers’ Plan (HBP) permite a cada comprador por primera vez sacar hasta $60,000 de su RRSP sin impuestos; una pareja, hasta $60,000 cada uno. Se devuelve en 15 años, normalmente desde el segundo año. Cuenta como primera vez si en los últimos cuatro años no vivió en una casa suya o de su pareja. Tras una separación se puede usar aunque haya tenido casa con su expareja, si llevan al menos 90 días separados y cumple lo demás (Income Tax Act, s. 146.01(2.1)). Se puede combinar con una FHSA.',
    },
    source: `${cra}, Home Buyers’ Plan`,
    country: 'CA',
    asOf,
  },
  {
    id: 'fhsa',
    names:
      "fhsa|first home savings account|celiapp|compte d'epargne libre d'impot pour l'achat d'une premiere propriete|cuenta fhsa",
    says: {
      en: 'The First Home Savings Account (FHSA) takes $8,000 a year and $40,000 in all; contributions lower your taxable income and withdrawals for a first home are tax-free and are not repaid. Room that you did not use, at most $8,000, is carried into the next year if the account was open, so no year allows more than $16,000; the year ends on December 31. To open one you must not have lived in a home that you, or your spouse or partner, owned this year or in the four years before. It can be combined with the Home Buyers’ Plan for the same home.',
      fr: 'Le CELIAPP permet de cotiser 8 000 $ par année et 40 000 $ en tout; les cotisations réduisent le revenu imposable et les retraits pour une première propriété sont libres d’impôt et ne se remboursent pas. Les droits inutilisés, au plus 8 000 $, s’ajoutent l’année suivante si le compte était ouvert : jamais plus de 16 000 $ en une année, qui finit le 31 décembre. Pour en ouvrir un, vous ne devez pas avoir habité, cette année ou les quatre années d’avant, une propriété que vous ou votre conjoint possédiez. Il se combine avec le RAP pour la même propriété.',
      es: 'La First Home Savings Account (FHSA) admite $8,000 al año y $40,000 en total; los aportes bajan el ingreso gravable y los retiros para la primera vivienda no pagan impuesto ni se devuelven. Lo que no aportó, hasta $8,000, pasa al año siguiente si la cuenta ya estaba abierta: nunca más de $16,000 en un año, que acaba el 31 de diciembre. Para abrirla no debe haber vivido, este año ni los cuatro anteriores, en una casa suya o de su cónyuge. Se puede combinar con el Home Buyers’ Plan.',
    },
    source: `${cra}, First Home Savings Account`,
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'hbtc',
    names:
      "home buyers amount|home buyers' amount|hbtc|first time home buyers tax credit|first-time home buyers' tax credit|credit d'impot pour l'achat d'une premiere|ciaph",
    says: {
      en: 'The Home Buyers’ Amount is a federal tax credit on $10,000 for a first home at the lowest tax rate: $1,400 for a purchase in 2026 (14%), $1,450 in 2025. It is claimed on that year’s return, is not paid out beyond the tax due, and is one amount per home that a couple may share. Québec adds its own credit of up to $1,400 (form TP-752.HA).',
      fr: 'Il y a deux crédits d’impôt pour un premier achat. Fédéral : le montant pour l’achat d’une habitation, 10 000 $ à 14 %, donc 1 400 $ pour un achat en 2026 (1 450 $ en 2025). Québec : jusqu’à 1 400 $ (formulaire TP-752.HA). Ils sont non remboursables, demandés dans la déclaration de l’année d’achat, et se partagent dans un couple : un montant par habitation.',
      es: 'El Home Buyers’ Amount es un crédito fiscal federal sobre $10,000 por la primera vivienda, a la tasa más baja: $1,400 si compra en 2026 (14%), $1,450 en 2025. Se pide en la declaración de ese año y es un solo monto por vivienda, que una pareja puede repartir. Quebec suma su propio crédito de hasta $1,400 (TP-752.HA).',
    },
    source: `${cra}, line 31270`,
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'first-time-canada',
    names:
      'first time buyer program*|first time buyer help|first home program*|programme premier acheteur|programmes pour premiers acheteurs|aide aux premiers acheteurs|premier acheteur|premiere maison|programas para primera vivienda|primera casa en canada',
    says: {
      en: 'First-time buyers in Canada can use the RRSP Home Buyers’ Plan (up to $60,000 each), the FHSA (up to $40,000), the Home Buyers’ Amount and, in Ontario, British Columbia, Prince Edward Island and Toronto, relief from land transfer tax. Québec adds a provincial tax credit for a first home (form TP-752.HA), and some cities, such as Montréal, have help of their own. Insured mortgages may run 30 years for first-time buyers.',
      fr: 'Au Canada, les premiers acheteurs disposent du RAP (jusqu’à 60 000 $ chacun), du CELIAPP (jusqu’à 40 000 $), du montant pour l’achat d’une habitation et, en Ontario, en C.-B., à l’Î.-P.-É. et à Toronto, d’un allégement des droits de mutation. Le Québec ajoute un crédit d’impôt provincial pour l’achat d’une première habitation (formulaire TP-752.HA), et des villes comme Montréal ont leur propre aide à l’achat : voyez la ville. Un prêt assuré peut alors durer 30 ans.',
      es: 'En Canadá, quien compra por primera vez puede usar el Home Buyers’ Plan del RRSP (hasta $60,000 cada uno), la FHSA (hasta $40,000), el Home Buyers’ Amount y, en Ontario, Columbia Británica, Isla del Príncipe Eduardo y Toronto, un alivio del impuesto de transferencia. Quebec agrega un crédito fiscal provincial por la primera vivienda, y algunas ciudades tienen ayuda propia.',
    },
    source: `${cra}; Department of Finance; Revenu Québec, TP-752.HA`,
    country: 'CA',
    asOf,
  },
  {
    id: 'foreign-buyer',
    names:
      "foreign buyer*|foreign buyer ban|nrst|non resident speculation tax|prohibition on the purchase|impuesto de extranjeros|extranjero|extranjeros|acheteur etranger|acheteurs etrangers|interdiction d'achat|non residents|non resident*|non-resident*|sans residence|pas resident*|titre de sejour|non canadien*|non-canadien*|no residente*|no soy residente|sin residencia|foreign national*|study permit|permiso de estudio|permis d'etudes",
    says: {
      en: 'Citizens and permanent residents may buy anywhere in Canada. The ban on home purchases by people who are neither was extended to January 1, 2027, with narrow exceptions, among them some work permits and students with years of filed taxes; whether it goes on after that day is not known here. Where a purchase is allowed, Ontario adds a Non-Resident Speculation Tax (NRST) of 25% since October 25, 2022, and Toronto another 10% since January 1, 2025; British Columbia adds 20% in Metro Vancouver, the Fraser Valley, the Capital and Nanaimo regional districts and Central Okanagan. A lawyer can say what holds for you.',
      fr: 'Les citoyens et les résidents permanents peuvent acheter partout au Canada. L’interdiction d’achat par des personnes qui ne sont ni l’un ni l’autre a été prolongée au 1er janvier 2027, avec de rares exceptions, dont certains permis de travail et des étudiants ayant produit plusieurs déclarations; la suite n’est pas connue ici. Si l’achat est permis, l’Ontario ajoute un impôt (ISNR/NRST) de 25 % depuis le 25 octobre 2022 et Toronto 10 % depuis le 1er janvier 2025; la Colombie-Britannique 20 % dans le Grand Vancouver, la vallée du Fraser, les districts de la capitale et de Nanaimo et l’Okanagan central. Un avocat ou notaire dira ce qui vaut pour vous.',
      es: 'Los ciudadanos y residentes permanentes pueden comprar en todo Canadá. La prohibición de compra a quienes no lo son se extendió al 1 de enero de 2027, con pocas excepciones, entre ellas algunos permisos de trabajo y estudiantes con años de impuestos declarados; lo que siga no se sabe aquí. Si la compra se permite, Ontario suma un impuesto (NRST) de 25% desde el 25 de octubre de 2022 y Toronto otro 10% desde el 1 de enero de 2025; Columbia Británica 20% en Metro Vancouver, Fraser Valley, los distritos Capital y Nanaimo y Central Okanagan. Un abogado puede decir qué aplica a usted.',
    },
    source:
      'Prohibition on the Purchase of Residential Property by Non-Canadians Act (S.C. 2022, c. 10, s. 235); Ontario, Non-Resident Speculation Tax; City of Toronto, MNRST; British Columbia, additional property transfer tax',
    country: 'CA',
    asOf,
  },
  {
    id: 'newcomer',
    names:
      'newcomer*|new to canada|permanent resident*|resident* permanent*|residence permanente|residente permanente|work permit|permis de travail|new immigrant*|nouvellement arrive*|just arrived|nouvel arrivant|nouveaux arrivants|fraichement arrive*|permis de travail|historique de credit|recien llegado*|no credit history|sin historial de credito',
    says: {
      en: 'Newcomer mortgage programs exist for permanent residents and for many work permit holders: usually 5% to 10% down with insurance, proof of income and, in place of a Canadian credit history, a foreign credit report or rent and bill records. The federal ban on foreign buyers has an exception for work permits with at least 183 days left and one home only.',
      fr: 'Il existe des programmes hypothécaires pour nouveaux arrivants : résidents permanents et beaucoup de titulaires de permis de travail, d’habitude avec 5 % à 10 % de mise de fonds et l’assurance, une preuve de revenu et, faute d’historique canadien, un rapport de crédit étranger ou des preuves de loyer. L’interdiction fédérale prévoit une exception pour un permis de travail valide encore 183 jours et une seule propriété.',
      es: 'Hay programas hipotecarios para recién llegados: residentes permanentes y muchos con permiso de trabajo, casi siempre con 5% a 10% de enganche y seguro, prueba de ingresos y, a falta de historial en Canadá, un informe del extranjero o recibos de renta. La prohibición federal exceptúa permisos de trabajo con al menos 183 días y una sola vivienda.',
    },
    source: 'CMHC Newcomers; Sagen New to Canada; federal regulations',
    country: 'CA',
    asOf,
  },
  {
    id: 'notary-fees',
    names:
      "notary fee*|notaire|frais de notaire|honoraires du notaire|legal fees|lawyer fee*|frais d'avocat|honorarios del notario|gastos de notario|honorarios del abogado",
    says: {
      en: 'In Québec a mortgage on a home must be made before a notary (Civil Code, art. 2693), so a purchase with a loan needs one. The notary searches the title, prepares the mortgage and the deed of sale, holds the money in trust, pays out the seller and publishes the deeds. In Québec the buyer chooses and pays the notary, usually about $1,500 to $3,000 for a purchase with a mortgage, and the seller pays for the release of the old mortgage; elsewhere in Canada a lawyer costs about as much. The transfer duty is separate, and the 7% to 8% known from France does not apply.',
      fr: 'Au Québec, l’hypothèque d’un immeuble doit être notariée (Code civil, art. 2693) : avec un prêt, il faut donc un notaire. Le notaire examine les titres, prépare l’hypothèque et l’acte de vente, reçoit l’argent en fidéicommis, calcule les ajustements et publie les actes. Au Québec, l’acheteur choisit et paie le notaire, d’habitude environ 1 500 $ à 3 000 $ pour un achat avec hypothèque, et le vendeur paie la radiation de la sienne; ailleurs au Canada, un avocat coûte à peu près autant. Les droits de mutation sont à part, et les 7 % ou 8 % connus en France ne s’appliquent pas ici.',
      es: 'En Quebec la hipoteca de una casa debe hacerse ante notario (Código Civil, art. 2693): con un préstamo hace falta uno. El notario revisa el título, prepara la hipoteca y la escritura, guarda el dinero en fideicomiso y registra los actos. En Quebec el comprador elige y paga al notario, por lo general unos $1,500 a $3,000 por una compra con hipoteca, y el vendedor paga la cancelación de la suya; en el resto de Canadá un abogado cuesta parecido. El impuesto de transferencia va aparte.',
    },
    source: 'Civil Code of Québec, art. 2693; Chambre des notaires du Québec, usual fees',
    country: 'CA',
    asOf,
  },
  {
    id: 'school-tax',
    names: 'school tax|taxe scolaire|taxes scolaires|impuesto escolar en quebec',
    says: {
      en: 'Québec’s school tax has one rate for the whole province, set each year in June for the year from July 1; the first $25,000 of value is exempt. The last rate known here is 0.09152 per $100, of 2024–2025; your school tax bill states the current one.',
      fr: 'La taxe scolaire du Québec a un taux unique pour toute la province, fixé chaque année en juin pour l’année qui commence le 1er juillet; les premiers 25 000 $ de valeur sont exemptés. Le dernier taux connu ici est de 0,09152 $ par 100 $, celui de 2024-2025; le taux actuel figure sur votre compte de taxe scolaire.',
      es: 'El impuesto escolar de Quebec tiene una sola tasa para toda la provincia, fijada cada junio para el año desde el 1 de julio; los primeros $25,000 de valor están exentos. La última tasa conocida aquí es 0.09152 por cada $100, de 2024–2025; la actual está en su cuenta del impuesto escolar.',
    },
    source: 'Ministère de l’Éducation du Québec, taxe scolaire',
    country: 'CA',
    asOf,
  },
  {
    id: 'thirty-year',
    names:
      '30 year amortization|thirty year mortgage|amortissement de 30 ans|hypotheque sur 30 ans|hipoteca a 30 anos en canada',
    says: {
      en: 'Yes for first-time buyers: since December 15, 2024 an insured mortgage in Canada may run 30 years if at least one borrower is a first-time buyer, for a new or a resale home, or if the home is newly built. The price must be below $1,500,000 and the premium is 0.20 point higher. Others get 25 years insured. Uninsured loans commonly go up to 30 years.',
      fr: 'Oui pour un premier achat : depuis le 15 décembre 2024, un prêt assuré au Canada peut durer 30 ans si au moins un emprunteur est premier acheteur, pour une propriété neuve ou non, ou si elle est neuve. Le prix doit être sous 1 500 000 $ et la prime augmente de 0,20 point. Sinon, 25 ans. Les prêts non assurés vont souvent jusqu’à 30 ans.',
      es: 'Sí en la primera compra: desde el 15 de diciembre de 2024 una hipoteca asegurada en Canadá puede durar 30 años si al menos uno compra por primera vez, casa nueva o usada, o si la casa es nueva. El precio debe ser menor de $1,500,000 y la prima sube 0.20 puntos. Si no, 25 años. Las no aseguradas suelen llegar a 30.',
    },
    source: 'Department of Finance Canada',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'gst-new-home',
    names: 'gst|hst|gst rebate|hst on new|tps|tvq|tps et tvq|gst on a new home|impuesto gst|tax on new construction',
    says: {
      en: 'Newly built homes in Canada carry GST or HST (in Québec GST and QST); resale homes usually do not. Since March 12, 2026 (Bill C-4) eligible first-time buyers get back the whole 5% GST, or the federal part of the HST, of a new home up to $1,000,000, at most $50,000; it falls to nothing at $1,500,000. It applies to agreements signed from March 20, 2025 until 2030. Other buyers get a partial rebate below $450,000. In Ontario any buyer of a new home to live in, or to rent out long-term, who signs with the builder from April 1, 2026 to March 31, 2027 can get back the whole 13% HST up to $1,000,000, at most $130,000 up to $1,500,000 and less above it; dates for the construction apply too, so check the current conditions with the province. Otherwise Ontario’s own rebate is at most $24,000. Ask the builder whether the price includes tax and rebate.',
      fr: 'Les propriétés neuves portent la TPS (et la TVQ au Québec, la TVH ailleurs); les reventes en sont d’habitude exemptes. Depuis le 12 mars 2026 (projet de loi C-4), les premiers acheteurs admissibles récupèrent toute la TPS de 5 %, ou la part fédérale de la TVH, d’une propriété neuve jusqu’à 1 000 000 $, au plus 50 000 $; le remboursement tombe à zéro à 1 500 000 $. Il vise les contrats signés du 20 mars 2025 à 2030. Les autres ont un remboursement partiel sous 450 000 $. En Ontario, tout acheteur d’une propriété neuve pour y vivre, ou la louer à long terme, qui signe avec le constructeur du 1er avril 2026 au 31 mars 2027 peut récupérer toute la TVH de 13 % jusqu’à 1 000 000 $, au plus 130 000 $ jusqu’à 1 500 000 $ et moins au-delà; des dates de construction s’appliquent : vérifiez les conditions actuelles auprès de la province. Sinon, le remboursement de l’Ontario est d’au plus 24 000 $. Demandez au constructeur si le prix comprend taxes et remboursement.',
      es: 'Las casas nuevas en Canadá pagan GST o HST (en Quebec TPS y TVQ); las usadas casi nunca. Desde el 12 de marzo de 2026 (ley C-4) quien compra por primera vez y califica recupera todo el GST de 5%, o la parte federal del HST, de una casa nueva de hasta $1,000,000, máximo $50,000; baja a cero en $1,500,000. Vale para contratos firmados del 20 de marzo de 2025 a 2030. Los demás tienen un reembolso parcial bajo $450,000. En Ontario quien compra una casa nueva para vivir, o para rentarla a largo plazo, y firma con el constructor del 1 de abril de 2026 al 31 de marzo de 2027 puede recuperar todo el HST de 13% hasta $1,000,000, máximo $130,000 hasta $1,500,000 y menos por encima; también hay fechas de construcción: verifique las condiciones actuales con la provincia. Si no, el reembolso de Ontario es de hasta $24,000. Pregunte al constructor qué incluye el precio.',
    },
    source: `${cra}, GST/HST News 122 and new housing rebate; Bill C-4 (Royal Assent March 12, 2026); Ontario, Budget 2026, Bill 114 and O. Reg. 196/26`,
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'bc-deferment',
    names:
      'defer* property tax*|defer* * property tax*|put off paying * property tax*|put off * property tax*|put off property tax*|delay* property tax*|delay* * property tax*|postpone property tax*|postpone * property tax*|property tax defer*|defer* my tax*|tax deferment|report de l’impot foncier|reporter les taxes foncieres|aplazar el impuesto predial',
    says: {
      en: 'British Columbia (BC) lets owners of 55 or older, surviving spouses and people with disabilities defer the property tax of the home they live in; another program is for families with children. It is a loan of the province with interest, secured by the home and repaid when it is sold. Tax deferred from 2026 on bears the prime rate plus 2%, compounded monthly; earlier years bear simple interest, at prime minus 2% (families with children: prime).',
      fr: 'La Colombie-Britannique (BC) permet aux propriétaires de 55 ans ou plus, aux conjoints survivants et aux personnes handicapées de reporter la taxe foncière de leur résidence; un autre programme vise les familles avec enfants. C’est un prêt de la province avec intérêt, garanti par la propriété et remboursé à la vente. La taxe reportée à partir de 2026 porte le taux préférentiel plus 2 %, composé chaque mois; les années d’avant portent un intérêt simple, au taux préférentiel moins 2 % (familles avec enfants : taux préférentiel).',
      es: 'Columbia Británica (BC) permite a dueños de 55 años o más, cónyuges sobrevivientes y personas con discapacidad aplazar el impuesto predial de su vivienda; otro programa es para familias con hijos. Es un préstamo de la provincia con interés, garantizado con la casa, que se paga al venderla. El impuesto aplazado desde 2026 lleva la tasa preferencial más 2%, compuesta cada mes; los años anteriores llevan interés simple, a la preferencial menos 2% (familias con hijos: la preferencial).',
    },
    source: 'Government of British Columbia, Property tax deferment program; Budget 2026',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'vacancy-tax',
    names:
      'speculation tax|speculation and vacancy tax|vacancy tax|empty homes tax|vacant home* tax|vacant unit tax|underused housing tax|taxe sur les logements vacants|taxe sur les logements inoccupes|taxe de speculation|impuesto a viviendas vacias|impuesto de vivienda vacia',
    says: {
      en: 'British Columbia (BC) charges a yearly speculation and vacancy tax on vacant homes in designated areas, among them Metro Vancouver, Victoria, Kelowna and Nanaimo; a home that is your principal residence or rented for most of the year is exempt, and every owner there files a declaration each year. Its rate for 2026 is 1% of the assessed value for citizens and permanent residents of Canada who pay tax here, with a credit for residents of BC, and 3% for foreign owners and others; Budget 2026 raises the rate of foreign owners again from 2027. Vancouver charges 3% of the assessed value of a home that stands empty for more than six months of the year, Toronto 3% as well; Ottawa has its own. The federal underused housing tax ended with the year 2024: from 2025 no return is due. Rates change: check with the province or the city.',
      fr: 'La Colombie-Britannique (BC) perçoit chaque année une taxe sur la spéculation et l’inoccupation pour les logements vides de zones désignées, dont le Grand Vancouver, Victoria, Kelowna et Nanaimo; une résidence principale ou un logement loué la plus grande partie de l’année en est exempt, et chaque propriétaire y fait une déclaration annuelle. Son taux pour 2026 est de 1 % de la valeur pour les citoyens et résidents permanents imposés ici, avec un crédit pour les résidents de la C.-B., et de 3 % pour les propriétaires étrangers et autres; le budget 2026 relève encore le taux des propriétaires étrangers dès 2027. Vancouver demande 3 % de la valeur d’un logement vide plus de six mois par an, Toronto aussi 3 %; Ottawa a la sienne. La taxe fédérale sur les logements sous-utilisés a pris fin avec l’année 2024. Les taux changent : vérifiez auprès de la province ou de la ville.',
      es: 'Columbia Británica (BC) cobra cada año un impuesto de especulación y desocupación por viviendas vacías en zonas designadas, entre ellas Metro Vancouver, Victoria, Kelowna y Nanaimo; la residencia principal o una vivienda rentada la mayor parte del año está exenta, y cada dueño presenta una declaración anual. Su tasa para 2026 es 1% del valor para ciudadanos y residentes permanentes que tributan aquí, con un crédito para residentes de BC, y 3% para dueños extranjeros y otros; el presupuesto de 2026 vuelve a subir la tasa de los dueños extranjeros desde 2027. Vancouver cobra 3% del valor de una vivienda vacía más de seis meses al año, Toronto también 3%; Ottawa tiene el suyo. El impuesto federal a viviendas subutilizadas terminó con 2024. Las tasas cambian: verifique con la provincia o la ciudad.',
    },
    source:
      'Government of British Columbia, Speculation and vacancy tax (Budgets 2025 and 2026); cities of Vancouver, Toronto and Ottawa; Department of Finance, Budget 2025',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'principal-residence-canada',
    names:
      'tax on the gain|tax on * gain|gain when we sell|gain when i sell|gain on * house|profit on our house|profit on my house|impot si je vends|impot sur la vente|impot sur le gain|plus value|impuesto por vender|capital gain* tax|capital gains|principal residence exemption|gain en capital|exemption pour residence principale|ganancia* de capital|half a hectare|half hectare|half-hectare|demi-hectare|demi hectare|media hectarea',
    says: {
      en: 'In Canada the principal residence exemption frees the gain on a home from tax for the years in which it was your principal residence: where it was that in every year, no tax is due on the sale. Up to half a hectare (about 1.24 acres) of land counts with the house; more only if you show that it was needed to use and enjoy the house as a home, as where the law set a larger lot; the gain on the rest can be taxed. The sale must still be reported on the tax return of that year. Ask an accountant about your case.',
      fr: 'Au Canada, l’exemption pour résidence principale libère d’impôt le gain sur une propriété pour les années où elle était votre résidence principale : si elle l’a été chaque année, aucun impôt n’est dû. Jusqu’à un demi-hectare (environ 1,24 acre) de terrain compte avec la maison; davantage seulement si vous montrez qu’il fallait plus pour en jouir comme résidence, par exemple si la loi imposait un lot plus grand; le gain sur le reste peut être imposé. La vente doit quand même être déclarée. Consultez un comptable pour votre cas.',
      es: 'En Canadá la exención de residencia principal libera de impuesto la ganancia de los años en que la casa fue su residencia principal: si lo fue todos los años, no se debe impuesto. Hasta media hectárea (unos 1.24 acres) de terreno cuenta con la casa; más solo si demuestra que hacía falta para usarla y disfrutarla como vivienda; la ganancia del resto puede pagar impuesto. La venta debe declararse de todos modos. Pregunte a un contador por su caso.',
    },
    source: `${cra}, Principal residence; Income Tax Act, s. 54`,
    country: 'CA',
    asOf,
  },
];

/** Law and custom of a place about a purchase, with the month of each statement. */
import type { Entry } from '../../entry.ts';

const asOf = '2026-11';

export const purchaseLawTerms: readonly Entry[] = [
  {
    id: 'inspection-massachusetts',
    names:
      'massachusetts inspection law|massachusetts home inspection law|inspection waiver in massachusetts|760 cmr 74',
    says: {
      en: 'In Massachusetts, since October 15, 2025 (760 CMR 74.00), a seller or agent may not make accepting an offer depend on the buyer giving up or limiting a home inspection, nor accept an offer from a buyer who says beforehand that it will be waived. A separate written disclosure says so. You may still choose no inspection yourself. Some sales are exempt, such as within a family, auctions and some new construction.',
      fr: 'Au Massachusetts, depuis le 15 octobre 2025 (760 CMR 74.00), un vendeur ou courtier ne peut lier l’acceptation d’une offre au renoncement à l’inspection, ni accepter une offre qui l’annonce d’avance. Un avis écrit séparé le dit. Vous pouvez toujours choisir vous-même de ne pas inspecter. Certaines ventes sont exemptées, comme en famille, aux enchères et certaines constructions neuves.',
      es: 'En Massachusetts, desde el 15 de octubre de 2025 (760 CMR 74.00), el vendedor o agente no puede exigir que renuncie a la inspección o la limite para aceptar su oferta, ni aceptar una que lo anuncie de antemano. Un aviso escrito aparte lo dice. Usted puede decidir no inspeccionar. Hay ventas exentas: entre familiares, subastas y algunas obras nuevas.',
    },
    source: 'Massachusetts, 760 CMR 74.00, Residential Home Inspection Waiver',
    country: 'US',
    asOf,
  },
  {
    id: 'bc-rescission',
    names:
      'rescission period|home buyer rescission|hbrp|cooling-off period in bc|cooling off period bc|bc cooling off|back out after signing in bc|periodo de rescision|droit de retractation|delai de retractation',
    says: {
      en: 'In British Columbia a buyer of most resale homes may cancel within three business days after the acceptance by written notice to the seller; this right cannot be waived. It costs 0.25% of the price ($2,500 on $1,000,000). Leased land, auctions and court sales are exempt; presales have seven days. Weekends and holidays do not count: call your agent or lawyer at once. Later, only the contract’s conditions let you out.',
      fr: 'En Colombie-Britannique, l’acheteur de la plupart des propriétés peut annuler dans les trois jours ouvrables suivant l’acceptation, par avis écrit au vendeur; on ne peut y renoncer. Cela coûte 0,25 % du prix. Terrains loués, encans et ventes judiciaires sont exclus; une prévente donne sept jours. Appelez tout de suite votre courtier ou avocat. Après, seules les conditions du contrat le permettent.',
      es: 'En Columbia Británica el comprador de casi cualquier casa puede cancelar en tres días hábiles desde la aceptación, con aviso escrito al vendedor; no se puede renunciar a ello. Cuesta 0.25% del precio. No vale en terreno arrendado, subastas ni ventas judiciales; una preventa da siete días. Llame enseguida a su agente o abogado. Después solo lo permiten las condiciones del contrato.',
    },
    source: 'British Columbia, Home Buyer Rescission Period Regulation; BC Financial Services Authority',
    country: 'CA',
    asOf,
  },
  {
    id: 'deposit-counts',
    names:
      'deposit and down payment|deposit part of the down|deposit go toward|deposit count toward|deposit come off the price|depot et mise de fonds|depot en plus de la mise de fonds|deposito cuenta para el enganche',
    says: {
      en: 'The deposit is part of the down payment, not on top of it: at closing it counts toward the price. In Ontario it is usually due within 24 hours of acceptance, as the offer says, and the listing brokerage holds it in trust; no law sets a minimum, about 5% is common in and near Toronto. A buyer who breaks the contract can lose it and owe more.',
      fr: 'Le dépôt fait partie de la mise de fonds; il ne s’y ajoute pas : à la clôture, il compte dans le prix. En Ontario, on le verse d’habitude dans les 24 heures de l’acceptation, selon l’offre, en fidéicommis chez l’agence du vendeur; aucune loi ne fixe de minimum. L’acheteur qui rompt le contrat peut le perdre et devoir plus.',
      es: 'El depósito es parte del enganche, no se suma a él: al cierre cuenta para el precio. En Ontario suele pagarse en 24 horas desde la aceptación, según la oferta, y lo guarda en fideicomiso la agencia del vendedor; ninguna ley fija un mínimo. Quien rompe el contrato puede perderlo y deber más.',
    },
    source: 'Real Estate Council of Ontario, Information Guide; Consumer Financial Protection Bureau, Owning a Home',
    asOf,
  },
  {
    id: 'ontario-new-condo-deposit',
    names:
      'deposit on a new condo|new condo deposit|deposit for a precon|precon deposit*|pre-construction deposit*|preconstruction deposit*|condo deposit in ontario|condo deposit ontario|deposit structure|depot condo neuf|depot sur un condo neuf|deposito de preventa|deposito de un condo nuevo',
    says: {
      en: 'For a new condo from a builder in Ontario deposits are paid in steps, often 15% to 20% in all, as the contract says. The builder must keep them in trust or insure them, and Tarion protects up to $20,000 of them. You may cancel within 10 days of receiving the signed agreement and the disclosure: have a lawyer read them in that time. They count toward the price.',
      fr: 'Pour un condo neuf en Ontario, les dépôts se versent par étapes, souvent de 15 % à 20 % en tout, selon le contrat. Le constructeur doit les garder en fidéicommis ou les assurer, et Tarion en protège jusqu’à 20 000 $. Vous pouvez annuler dans les 10 jours de la réception du contrat et de la divulgation : faites-les lire par un avocat. Ils comptent dans le prix.',
      es: 'Por un condo nuevo en Ontario los depósitos se pagan por etapas, a menudo de 15% a 20% en total, según el contrato. El constructor debe guardarlos en fideicomiso o asegurarlos, y Tarion protege hasta $20,000. Puede cancelar en los 10 días desde que recibe el contrato y la divulgación: que un abogado los lea. Cuentan para el precio.',
    },
    source: 'Condominium Act, 1998 (Ontario), ss. 73 and 81; Tarion, Deposit protection',
    country: 'CA',
    asOf,
  },
  {
    id: 'bc-strata-holdback',
    names:
      'strata holdback|holdback in bc|holdback bc|holdback on a new strata|new strata|retenue en colombie-britannique|retencion en columbia britanica',
    says: {
      en: 'On a new strata lot bought from the developer in British Columbia, the buyer’s lawyer or notary may keep up to 7% of the price in trust against builders’ liens. It is part of the price, not extra. 55 days after the transfer it goes to the developer if no lien is filed; it does not come back to you by itself. A holdback for repairs is a separate agreement. Your lawyer confirms the details.',
      fr: 'Pour une strata neuve achetée du promoteur en Colombie-Britannique, l’avocat ou le notaire de l’acheteur peut garder jusqu’à 7 % du prix en fidéicommis contre les privilèges des entrepreneurs. C’est une part du prix. Après le délai, 55 jours après le transfert, elle va au promoteur si aucun privilège n’est inscrit. Une retenue pour réparations est une autre entente. Votre avocat le confirme.',
      es: 'En una strata nueva comprada al promotor en Columbia Británica, el abogado o notario del comprador puede guardar hasta 7% del precio en fideicomiso contra gravámenes de constructores. Es parte del precio. Pasado el plazo, 55 días después de la transferencia, va al promotor si no hay gravamen. Una retención por reparaciones es otro acuerdo. Su abogado lo confirma.',
    },
    source: 'British Columbia, Strata Property Act, s. 88, and Strata Property Regulation, s. 5.2',
    country: 'CA',
    asOf,
  },
  {
    id: 'quebec-double-representation',
    names:
      'me representer pareil|representer les deux|representer acheteur et vendeur|represente l’acheteur et le vendeur|represente le vendeur et moi|meme courtier que le vendeur|courtier inscripteur me represente|courtier du vendeur me represente|mon courtier a l’inscription|represent both in quebec|double representation au quebec|doble representacion en quebec',
    says: {
      en: 'In Québec, since June 10, 2022, a broker may not represent buyer and seller by brokerage contract in the same sale, even if both agree. If your broker lists the home, your purchase contract must end for that home: the broker recommends another one, or you go on without representation and get only fair treatment. A broker of your own is yours to choose.',
      fr: 'Non : au Québec, depuis le 10 juin 2022, un courtier ne peut représenter par contrat l’acheteur et le vendeur dans la même transaction, même avec leur accord. Si votre courtier a l’inscription, votre contrat d’achat doit prendre fin pour cette propriété : il vous recommande un autre courtier, ou vous restez sans représentation, avec un simple traitement équitable. Vous pouvez choisir votre propre courtier.',
      es: 'En Quebec, desde el 10 de junio de 2022, un corredor no puede representar con contrato a comprador y vendedor en la misma venta, ni con acuerdo de ambos. Si su corredor tiene la casa en venta, su contrato de compra termina para esa casa: él recomienda a otro corredor, o usted sigue sin representación y solo con trato justo. Puede elegir su propio corredor.',
    },
    source: 'Real Estate Brokerage Act (Québec), as amended June 10, 2022; OACIQ',
    country: 'CA',
    asOf,
  },
  {
    id: 'florida-brokerage',
    names:
      'dual agency in florida|florida dual agency|transaction broker*|agencia doble en florida|agencia dual en florida|double mandat en floride',
    says: {
      en: 'In Florida dual agency, full representation of both sides by one agent, is illegal. An agent may be a transaction broker for both, which is the usual form and gives limited representation without full loyalty, or the single agent of one side. It does not by itself cost you less: commissions are negotiable. If you already signed with an agent, look at that agreement first.',
      fr: 'En Floride, la double représentation complète par un même courtier est illégale. Il peut être « transaction broker » pour les deux, la forme courante, à représentation limitée et sans loyauté entière, ou l’agent d’une seule partie. Cela ne coûte pas forcément moins : les commissions se négocient. Si vous avez déjà signé avec un courtier, relisez d’abord ce contrat.',
      es: 'En Florida la agencia dual, representar por completo a las dos partes, es ilegal. Un agente puede ser “transaction broker” de ambas, la forma usual, con representación limitada y sin lealtad total, o agente de una sola. No por eso sale más barato: las comisiones se negocian. Si ya firmó con un agente, revise antes ese acuerdo.',
    },
    source: 'Florida Statutes, s. 475.278',
    country: 'US',
    asOf,
  },
  {
    id: 'hoa-foreclosure',
    names:
      'hoa foreclos*|hoa take my house|hoa take my home|hoa take the house|don’t pay the hoa|not pay the hoa|dont pay the hoa|behind on hoa|hoa lien|foreclose for hoa|no pago el hoa|no pagar el hoa|no pago la hoa|hoa me puede quitar|hoa quitar la casa|ne paie pas la hoa',
    says: {
      en: 'Yes, in many states it is possible even when the mortgage is paid on time: unpaid HOA dues bring late charges and interest, then a lien, and the HOA can foreclose on it. States set limits; in California it takes $1,800 or dues more than 12 months late. Dues cannot be refused while you own the home. Ask the HOA early for a payment plan, and a lawyer if you get a notice.',
      fr: 'Oui, dans bien des États, même si l’hypothèque est payée : des frais de HOA impayés entraînent pénalités et intérêts, puis une charge (« lien ») que la HOA peut faire saisir. Les États fixent des limites; en Californie, 1 800 $ ou plus de 12 mois de retard. On ne peut refuser ces frais tant qu’on est propriétaire. Demandez tôt une entente de paiement.',
      es: 'Sí, en muchos estados es posible aunque pague a tiempo la hipoteca: las cuotas de HOA sin pagar traen recargos e intereses, luego un gravamen, y la HOA puede ejecutarlo (foreclosure). Los estados ponen límites; en California, $1,800 o más de 12 meses de atraso. La cuota es obligatoria mientras sea dueño. Pida pronto un plan de pago, y busque un abogado si recibe un aviso.',
    },
    source: 'California Civil Code, s. 5720; Consumer Financial Protection Bureau',
    country: 'US',
    asOf,
  },
  {
    id: 'deed-not-loan',
    names:
      'on the deed but not the loan|on the deed but not the mortgage|on title but not the loan|on title but not on the mortgage|on the title but not|deed without being on the loan|not on the loan|not on the mortgage|no va en el prestamo|no esta en el prestamo|en la escritura sin estar|en la escritura pero no|ir en la escritura|sur le titre sans etre|pas sur l’hypotheque|pas sur le pret',
    says: {
      en: 'Yes, someone can be on the deed without being on the loan: an owner who does not owe it, who usually signs the mortgage or deed of trust. In community property states, such as Arizona, Texas and California, what spouses buy is usually shared anyway, and FHA and VA count the debts of a spouse who is not on the loan. Ask the title company or a lawyer how to hold title.',
      fr: 'Oui, on peut être au titre sans être au prêt : propriétaire sans devoir la dette; le prêteur fait d’habitude signer cette personne sur l’hypothèque. Dans les États à communauté de biens, comme l’Arizona, le Texas et la Californie, l’achat des époux est d’ordinaire commun, et FHA et VA comptent les dettes de l’époux non emprunteur. Demandez à un avocat ou notaire.',
      es: 'Sí, se puede estar en la escritura (deed) sin estar en el préstamo: dueño sin ser deudor; esa persona suele firmar el deed of trust. En los estados de bienes gananciales, como Arizona, Texas y California, lo comprado en el matrimonio suele ser de los dos, y FHA y VA cuentan las deudas del cónyuge. Pregunte a la compañía de títulos o a un abogado cómo poner el título.',
    },
    source: 'HUD Handbook 4000.1 (non-borrowing spouse); Arizona Revised Statutes, s. 25-211',
    asOf,
  },
  {
    id: 'quebec-no-warranty',
    names:
      'sans garantie legale|sans garantie legale de qualite|vendu sans garantie|sans garantie legale aux risques|aux risques et perils|without legal warranty|no legal warranty|sold without warranty|sin garantia legal',
    says: {
      en: 'In Québec a sale without legal warranty of quality, at the buyer’s risk, gives no claim against the seller for hidden defects. It is common in estates and repossessions and need not be a reason to leave: have a thorough inspection, weigh it in the price, ask lender and insurer. A seller may not hide a known defect. The warranty of title is another: ask the notary.',
      fr: 'Une vente sans garantie légale de qualité, aux risques de l’acheteur, ne laisse pas de recours contre le vendeur pour vices cachés. C’est fréquent en succession ou en reprise; pas forcément une raison de fuir : inspection poussée, prix en conséquence, accord du prêteur et de l’assureur. Le vendeur ne peut pas cacher un défaut qu’il connaît. La garantie du titre est autre chose : le notaire dit ce qui est exclu.',
      es: 'En Quebec una venta sin garantía legal de calidad, a riesgo del comprador, no deja reclamar al vendedor por vicios ocultos. Es común en herencias y embargos y no obliga a descartarla: inspección a fondo, precio acorde, consulta al prestamista y al seguro. El vendedor no puede ocultar un defecto que conoce. La garantía del título es otra: el notario dice qué se excluye.',
    },
    source: 'Civil Code of Québec, arts. 1726, 1732 and 1733; OACIQ',
    country: 'CA',
    asOf,
  },
  {
    id: 'plex-down-payment',
    names:
      'mise de fonds pour un duplex|mise de fonds min pour un duplex|mise de fonds minimum pour un duplex|mise de fonds pour un triplex|mise de fonds pour un plex|mise de fonds duplex|mise de fonds triplex|down payment for a duplex in canada|down payment on a duplex in canada|down payment on a duplex in ontario|enganche para un duplex en canada',
    says: {
      en: 'In Canada, living in one of the units: for a duplex 5% of the first $500,000 and 10% of the rest; for a triplex or fourplex 10%; from $1,500,000 20%. If you do not live there, at least 20%. Below 20% the loan is insured and the price must stay below $1,500,000; in Québec and Ontario the tax on the premium is paid in cash.',
      fr: 'En habitant un des logements : pour un duplex, 5 % des premiers 500 000 $ et 10 % du reste; pour un triplex ou un quadruplex, 10 %; à partir de 1 500 000 $, 20 %. Sans y habiter, au moins 20 %. Sous 20 %, le prêt est assuré (SCHL, Sagen, Canada Guaranty); au Québec, la taxe de 9 % sur la prime (9,975 % dès 2027) se paie comptant.',
      es: 'En Canadá, viviendo en una de las unidades: para un dúplex 5% de los primeros $500,000 y 10% del resto; para un tríplex o cuádruplex 10%; desde $1,500,000, 20%. Si no vive ahí, al menos 20%. Con menos de 20% el préstamo lleva seguro.',
    },
    source: 'Canada Mortgage and Housing Corporation, CMHC Purchase; Financial Consumer Agency of Canada',
    country: 'CA',
    asOf,
  },
  {
    id: 'trigger-leads',
    names:
      'trigger lead*|so many lenders call*|lenders keep calling|calls from lenders|calls from other lenders|spam calls from lenders|calls after my credit|me llaman tantos bancos|me llaman muchos bancos|tantas llamadas de bancos|llamadas de prestamistas|tantos appels de preteurs',
    says: {
      en: 'Calls after a mortgage application come from trigger leads: credit bureaus sold the news of the credit check to other lenders. Since March 2026 the Homebuyers Privacy Protection Act allows that only with your consent or to a lender, servicer or bank you already deal with. You can also opt out at optoutprescreen.com and use the Do Not Call list. Give no data to callers you do not know.',
      fr: 'Les appels après une demande de prêt aux États-Unis viennent des « trigger leads » : les bureaux de crédit vendaient l’avis de l’enquête à d’autres prêteurs. Depuis mars 2026, le Homebuyers Privacy Protection Act ne le permet qu’avec votre accord ou pour un prêteur ou une banque que vous avez déjà. Vous pouvez aussi vous retirer sur optoutprescreen.com.',
      es: 'Las llamadas después de pedir una hipoteca vienen de los “trigger leads”: los burós vendían el aviso de la consulta de crédito a otros prestamistas. Desde marzo de 2026 la Homebuyers Privacy Protection Act solo lo permite con su consentimiento o a un banco o prestamista que ya sea suyo. También puede excluirse en optoutprescreen.com. No dé sus datos a desconocidos.',
    },
    source:
      'Homebuyers Privacy Protection Act (H.R. 2808, signed September 5, 2025), Fair Credit Reporting Act, 15 U.S.C. 1681b(c)',
    country: 'US',
    asOf,
  },
  {
    id: 'deed-of-trust',
    names: 'deed of trust|deeds of trust|trust deed*|acte de fiducie|escritura de fideicomiso',
    says: {
      en: 'A deed of trust does in many US states what a mortgage does in others: it secures the loan by the home. A mortgage has two parties, borrower and lender. A deed of trust has a third, the trustee, who can sell the home without a court if the loan is not paid, and releases it when it is. The state decides which one is used; what you pay is the same.',
      fr: 'Dans bien des États américains, le « deed of trust » fait ce que l’hypothèque fait ailleurs : il garantit le prêt par la propriété. Un tiers, le fiduciaire, peut la vendre sans tribunal si le prêt n’est pas payé, et la libère quand il l’est. C’est l’État qui décide lequel s’emploie; ce que vous payez est pareil.',
      es: 'Un deed of trust hace en muchos estados lo que la hipoteca en otros: garantiza el préstamo con la casa. La hipoteca tiene dos partes; el deed of trust tiene una tercera, el fideicomisario, que puede vender la casa sin juicio si no se paga y la libera cuando se paga. El estado decide cuál se usa; lo que usted paga es igual.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
    country: 'US',
  },
  {
    id: 'first-payment',
    names:
      'first payment|first mortgage payment|first house payment|premier paiement|premier versement|primer pago|primera mensualidad|primer mensualidad',
    says: {
      en: 'In the USA the first payment is usually due on the first of the month after the first whole month in the home: after a closing in March, on May 1. The interest from the closing day to the end of that month is paid at closing. In Canada it is usually due a month after the loan is paid out, or sooner with payments every two weeks. The first payment letter or the mortgage contract states the day.',
      fr: 'Au Canada, le premier versement est dû d’habitude un mois après le déboursement du prêt, ou plus tôt avec des versements aux deux semaines. Aux États-Unis, c’est le premier du mois qui suit le premier mois entier : après une clôture en mars, le 1er mai; l’intérêt jusqu’à la fin du mois de clôture se paie à la clôture. Le contrat de prêt indique le jour.',
      es: 'En EE. UU. el primer pago suele vencer el día 1 después del primer mes completo en la casa: con cierre en marzo, el 1 de mayo. El interés desde el cierre hasta fin de ese mes se paga al cierre. En Canadá suele vencer un mes después de que se entrega el préstamo, o antes con pagos quincenales. La carta del primer pago o el contrato dice el día.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'pre-listing-inspection',
    names:
      'pre-listing inspection*|prelisting inspection*|inspection prevente|inspection pre-vente|inspeccion previa a la venta',
    says: {
      en: 'A pre-listing inspection is ordered and paid by the seller before the home is listed, to find and fix or disclose defects. It does not replace your own: the inspector worked for the seller, so read it, ask who wrote it and when, and keep your inspection condition if you can.',
      fr: 'L’inspection prévente est commandée et payée par le vendeur avant la mise en marché, pour trouver, corriger ou déclarer les défauts. Elle ne remplace pas la vôtre : l’inspecteur travaillait pour le vendeur.',
      es: 'La inspección previa a la venta la pide y paga el vendedor antes de anunciar, para encontrar, reparar o declarar defectos. No reemplaza la suya: el inspector trabajó para el vendedor.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'employment-history',
    names:
      'employment history|work history|job history|time at my job|new job|probation period|historial laboral|historial de empleo|antiguedad laboral|anciennete|periode de probation',
    says: {
      en: 'Lenders like to see about two years of work. Less can be enough: a job in the same field as before, or school or training that led to it, counts. A new job with a salary is usually fine once pay stubs or an offer letter prove it; commissions, tips and self-employment need a longer record. In Canada lenders ask for an employment letter and often that the probation is over. Only a lender can say whether it is enough.',
      fr: 'Les prêteurs aiment voir environ deux ans de travail. Moins peut suffire : un emploi dans le même domaine qu’avant, ou des études qui y mènent, comptent. Au Canada, on demande une lettre d’emploi et souvent que la probation soit finie; les commissions, pourboires et le travail autonome demandent un historique plus long. Seul un prêteur peut dire si cela suffit.',
      es: 'A los prestamistas les gusta ver unos dos años de trabajo. Menos puede bastar: cuenta un empleo en el mismo campo que antes, o estudios que llevaron a él. Un empleo nuevo con sueldo suele servir con talones o carta de oferta; comisiones, propinas y trabajo propio piden más historial. En Canadá piden una carta de empleo y a menudo que haya terminado el periodo de prueba. Solo un prestamista puede decir si basta.',
    },
    source: 'Fannie Mae, Selling Guide B3-3.1-01; Canada Mortgage and Housing Corporation',
  },
];

/** Long because it is a table: terms about title problems, papers of a sale and rights in a home, in three languages. */
import type { Entry } from '../../entry.ts';

const alta = 'American Land Title Association';

export const transferTerms: readonly Entry[] = [
  {
    id: 'cloud-on-title',
    names:
      'cloud on title|cloud on the title|cloud on my title|title cloud*|clouded title|title defect*|defect in title|defect in the title|title problem*|unmarketable title|nube en el titulo|titulo con problemas|titulo defectuoso|vice de titre|vices de titre',
    says: {
      en: 'A cloud on title is anything in the records that puts the ownership in doubt: an unpaid lien, a missing signature, an heir or former spouse, an old loan that was not released. A lender will usually not close until it is cleared or the title insurer covers it; most are cleared by a release, a corrected deed or a quitclaim, else by a court (quiet title). The seller clears it.',
      fr: 'Un vice de titre (cloud on title) est tout ce qui, au registre, met la propriété en doute : une dette inscrite, une signature manquante, un héritier ou ex-conjoint, une vieille hypothèque non radiée. Le prêteur n’avance d’habitude pas les fonds tant que ce n’est pas réglé ou couvert par l’assurance titres; le plus souvent par une mainlevée ou un acte correctif, sinon par le tribunal. C’est au vendeur de le régler.',
      es: 'Un título con problemas (cloud on title) tiene algo en el registro que pone en duda la propiedad: un gravamen sin pagar, una firma que falta, un heredero o excónyuge, un préstamo viejo sin liberar. El prestamista por lo general no cierra hasta que se aclara o lo cubre el seguro de título; casi siempre con una liberación, una escritura corregida o un “quitclaim”, si no con un juez. Lo aclara el vendedor.',
    },
    source: alta,
  },
  {
    id: 'quiet-title',
    names:
      'quiet title|quiet title action*|action to quiet title|accion de titulo|juicio de titulo|action en passation de titre',
    says: {
      en: 'A quiet title action is a lawsuit that asks a court who owns a property and removes the claims of others, such as unknown heirs or an old lien. It takes months and a lawyer. A buyer usually waits for the judgment or for a title insurer that covers the matter.',
      fr: 'Une action « quiet title » demande au tribunal qui est propriétaire et écarte les prétentions des autres, comme des héritiers inconnus ou une vieille dette. Elle prend des mois et un avocat. L’acheteur attend d’habitude le jugement ou une assurance titres qui couvre la question.',
      es: 'Una acción “quiet title” pide a un juez que diga quién es el dueño y elimina los reclamos de otros, como herederos desconocidos o un gravamen viejo. Toma meses y un abogado. El comprador suele esperar la sentencia o un seguro de título que lo cubra.',
    },
    source: alta,
  },
  {
    id: 'chain-of-title',
    names:
      'chain of title|abstract of title|title abstract*|title commitment*|preliminary title report|prelim report|cadena de titulo|informe preliminar de titulo|chaine de titres',
    says: {
      en: 'The chain of title is the row of owners from deed to deed; an abstract summarizes all records about a property. From them comes the title commitment or preliminary report: what the insurer will cover, what must be done first, and the exceptions it will not cover. Read the exceptions before your deadline.',
      fr: 'La chaîne de titres est la suite des propriétaires d’acte en acte; l’« abstract » résume tout ce qui est inscrit. On en tire le rapport préliminaire : ce que l’assureur couvrira, ce qu’il faut régler d’abord, et les exceptions. Lisez-les avant l’échéance.',
      es: 'La cadena de título es la serie de dueños de escritura en escritura; el “abstract” resume todo lo inscrito. De ahí sale el informe preliminar o compromiso: qué cubrirá el seguro, qué hay que arreglar antes y las excepciones. Léalas antes de su plazo.',
    },
    source: alta,
  },
  {
    id: 'wire-fraud',
    names:
      'wire fraud|wiring instructions|wire instructions|wire transfer scam*|changed wiring|fraude de transferencia|instrucciones de transferencia|fraude par virement|instructions de virement',
    says: {
      en: 'In wire fraud someone writes as your agent or closing company and sends “new” wiring instructions. Treat a change as false: call the company at a number you had before, confirm the account, and confirm receipt after you send. If money went to a wrong account, call your bank at once and report it at ic3.gov (USA) or to the Canadian Anti-Fraud Centre.',
      fr: 'Dans la fraude par virement, quelqu’un écrit au nom de votre courtier ou notaire et envoie de « nouvelles » instructions. Tenez un changement pour faux : appelez au numéro que vous aviez déjà, confirmez le compte, puis la réception. Si l’argent est parti, appelez la banque tout de suite et le Centre antifraude du Canada (ou ic3.gov aux États-Unis).',
      es: 'En el fraude de transferencia alguien escribe como su agente o compañía de cierre y manda “nuevas” instrucciones. Tome un cambio por falso: llame al número que ya tenía, confirme la cuenta y, después de enviar, que llegó. Si el dinero se fue, llame al banco de inmediato y repórtelo en ic3.gov (EE. UU.) o al Centro Antifraude de Canadá.',
    },
    source: 'Consumer Financial Protection Bureau; FBI, Internet Crime Complaint Center; Canadian Anti-Fraud Centre',
  },
  {
    id: 'certificate-of-occupancy',
    names:
      'certificate of occupancy|co from the city|city co|co de la ciudad|el co que|c of o|occupancy certificate*|occupancy permit*|certificado de ocupacion|certificado de habitabilidad|permis d’occupation|certificat d’occupation',
    says: {
      en: 'A certificate of occupancy is the city’s statement that a building may be lived in as its permits say: after construction, a large renovation or a change of use. Some cities, as in much of New Jersey, ask for one at each sale; there the seller usually applies before closing and the city inspects first. A basement suite or addition without it can be hard to insure, finance or rent.',
      fr: 'Le permis (ou certificat) d’occupation atteste que la ville permet d’habiter le bâtiment selon ses permis : après la construction, de gros travaux ou un changement d’usage. Un logement au sous-sol ou un agrandissement qui n’en a pas peut être difficile à assurer, financer ou louer.',
      es: 'El certificado de ocupación dice que la ciudad permite habitar el edificio según sus permisos: tras la construcción, una remodelación grande o un cambio de uso. Algunas ciudades, como muchas de Nueva Jersey, lo piden en cada venta; ahí suele sacarlo el vendedor antes del cierre, y la ciudad inspecciona primero. Un sótano o ampliación sin él puede ser difícil de asegurar, financiar o rentar.',
    },
    source: 'International Code Council, International Building Code, section 111',
  },
  {
    id: 'open-permit',
    names:
      'open permit*|unpermitted work|unpermitted addition*|work without permit*|work without a permit|permit not closed|permiso abierto|obra sin permiso|obras sin permiso|permis non ferme|travaux sans permis',
    says: {
      en: 'An open permit is work that the city never inspected to the end; unpermitted work never had a permit. The duty to fix it usually passes to the buyer with the home. Search the permits at the city before your deadline, and ask the seller to close them or to lower the price.',
      fr: 'Un permis ouvert vise des travaux jamais inspectés jusqu’au bout; des travaux sans permis n’en ont jamais eu. L’obligation de corriger passe d’habitude à l’acheteur. Vérifiez les permis à la ville avant l’échéance et demandez au vendeur de les fermer ou de baisser le prix.',
      es: 'Un permiso abierto es una obra que la ciudad nunca terminó de inspeccionar; una obra sin permiso nunca lo tuvo. La obligación de arreglarlo suele pasar al comprador. Busque los permisos en la ciudad antes de su plazo y pida al vendedor que los cierre o baje el precio.',
    },
    source: 'International Code Council',
  },
  {
    id: 'common-elements',
    names:
      'common elements|common areas|limited common element*|exclusive use common|areas comunes|elementos comunes|parties communes|partie commune',
    says: {
      en: 'Common elements are the parts of a condo that all owners own together, such as the roof, halls and land; the fees keep them up. Limited common elements belong to all but serve one unit, such as a balcony or a parking space. The declaration says which is which and who repairs it.',
      fr: 'Les parties communes appartiennent à tous les copropriétaires : toit, couloirs, terrain; les frais de condo les entretiennent. Les parties communes à usage restreint servent à une unité, comme un balcon ou un stationnement. La déclaration de copropriété dit lesquelles et qui les répare.',
      es: 'Los elementos comunes de un condominio son de todos los dueños, como el techo, los pasillos y el terreno; las cuotas los mantienen. Los de uso exclusivo son de todos pero sirven a una unidad, como un balcón o un estacionamiento. La declaración dice cuáles son y quién los repara.',
    },
    source: 'CMHC, Condominium buyers’ guide',
  },
  {
    id: 'fixtures',
    names:
      'fixture*|chattel*|fixtures and chattels|real property and personal property|bienes inmuebles por destino|muebles y accesorios|biens meubles|bien meuble',
    says: {
      en: 'A fixture is fastened to the home and stays with it, such as built-in cabinets or a furnace; a chattel is movable and leaves with the seller, such as a refrigerator or a couch. The contract decides in doubt: write what stays (inclusions) and what goes (exclusions).',
      fr: 'Ce qui est fixé à la propriété y reste, comme des armoires ou une fournaise; un bien meuble part avec le vendeur, comme un réfrigérateur. En cas de doute, le contrat décide : écrivez les inclusions et les exclusions.',
      es: 'Lo que está fijo a la casa (fixture) se queda, como gabinetes o la calefacción; un bien mueble (chattel) se va con el vendedor, como el refrigerador o un sofá. En la duda decide el contrato: escriba lo que se queda y lo que se va.',
    },
    source: 'CMHC, Homebuying step by step; National Association of REALTORS',
  },
  {
    id: 'addendum',
    names:
      'addendum|addenda|contract amendment*|amendment to the contract|adenda|anexo del contrato|avenant*|modification au contrat',
    says: {
      en: 'An addendum is a page added to the offer that becomes part of it, such as a financing or lead-paint addendum. An amendment changes a contract that was already signed, such as its closing date. Both bind only when both sides sign them.',
      fr: 'Une annexe (addendum) est une page ajoutée à l’offre qui en fait partie. Une modification (avenant) change un contrat déjà signé, comme la date de clôture. Les deux ne lient qu’une fois signées par les deux parties.',
      es: 'Un addendum es una página que se agrega a la oferta y forma parte de ella. Una enmienda cambia un contrato ya firmado, como la fecha de cierre. Ambos obligan solo cuando firman las dos partes.',
    },
    source: 'National Association of REALTORS',
  },
  {
    id: 'liquidated-damages',
    names:
      'liquidated damages|specific performance|breach of contract|breach of the contract|buyer default*|seller default*|danos liquidados|cumplimiento forzoso|incumplimiento de contrato|dommages-interets liquides|execution en nature',
    says: {
      en: 'Liquidated damages are an amount that the contract fixes for a breach, usually the deposit, so that nobody must prove the loss. Specific performance is an order of a court to go through with the sale. Which of them applies is in the contract; ask a lawyer before you stop performing.',
      fr: 'Les dommages liquidés sont un montant fixé d’avance au contrat pour un manquement, souvent le dépôt. L’exécution en nature (specific performance) est l’ordre du tribunal de conclure la vente. Le contrat dit ce qui s’applique; consultez un avocat avant de cesser d’exécuter.',
      es: 'Los daños liquidados son un monto que el contrato fija por incumplir, por lo general el depósito. El cumplimiento forzoso (specific performance) es la orden de un juez de concluir la venta. El contrato dice cuál aplica; consulte a un abogado antes de dejar de cumplir.',
    },
    source: 'National Association of REALTORS',
  },
  {
    id: 'fsbo',
    names: 'fsbo|for sale by owner|sold by owner|venta por el dueno|vente par le proprietaire|duproprio',
    says: {
      en: 'FSBO means for sale by owner: the seller has no listing agent. As a buyer you can still have your own agent; ask first who pays that agent. Use a standard contract, keep your inspection and financing conditions, and put the deposit with a title company or lawyer, not with the seller.',
      fr: 'FSBO veut dire vente par le propriétaire, sans courtier inscripteur. Vous pouvez quand même avoir votre courtier; demandez d’abord qui le paie. Utilisez un contrat type, gardez vos conditions, et remettez le dépôt à un notaire ou avocat, pas au vendeur.',
      es: 'FSBO quiere decir venta por el dueño, sin agente del vendedor. Usted puede tener su propio agente; pregunte antes quién lo paga. Use un contrato estándar, conserve sus condiciones y deje el depósito con una compañía de títulos o un abogado, no con el vendedor.',
    },
    source: 'National Association of REALTORS',
  },
  {
    id: 'net-sheet',
    names: 'net sheet*|seller net sheet*|seller’s net sheet*|estimated proceeds sheet|hoja neta|hoja neta del vendedor',
    says: {
      en: 'A seller’s net sheet estimates what the seller takes home: the price less the loan payoff, commissions, transfer tax, title costs, prorated taxes and credits to the buyer. An agent or title company makes it for each offer, so that offers can be compared by their net. Tell me the price, what is owed and the costs, and I compute it.',
      fr: 'La feuille de produit net (net sheet) estime ce que le vendeur garde : le prix moins le prêt, les commissions, les taxes, les frais et les crédits à l’acheteur. Elle permet de comparer les offres par leur net. Donnez-moi le prix, le solde et les frais, et je calcule.',
      es: 'La hoja neta estima lo que le queda al vendedor: el precio menos el préstamo, comisiones, impuestos, gastos de título y créditos al comprador. Sirve para comparar ofertas por su neto. Dígame el precio, lo que se debe y los gastos, y lo calculo.',
    },
    source: 'National Association of REALTORS',
  },
  {
    id: 'settlement-statement',
    names: 'settlement statement*|hud-1|hud1|alta statement|estado de liquidacion del cierre|releve de cloture',
    says: {
      en: 'A settlement statement lists every amount that the buyer and seller pay or get at closing. Since 2015 the Closing Disclosure replaces the HUD-1 for most home loans; title companies add an ALTA statement, and cash sales use one of these. Keep it: you need it for taxes and when you sell.',
      fr: 'Le « settlement statement » énumère chaque montant payé ou reçu à la clôture aux États-Unis. Depuis 2015, le « Closing Disclosure » remplace le HUD-1 pour la plupart des prêts. Gardez-le pour les impôts et la revente. Au Canada, c’est l’état des ajustements.',
      es: 'El “settlement statement” enumera cada monto que pagan o reciben comprador y vendedor al cierre. Desde 2015 el “Closing Disclosure” sustituye al HUD-1 en casi todos los préstamos; las compañías de títulos agregan una hoja ALTA. Guárdelo para los impuestos y para cuando venda.',
    },
    source: 'Consumer Financial Protection Bureau; American Land Title Association',
    country: 'US',
  },
  {
    id: 'grantor-grantee',
    names: 'grantor and grantee|grantee|grantor|grantor/grantee|otorgante|cedente y cesionario|cedant et cessionnaire',
    says: {
      en: 'On a deed the grantor gives the property and the grantee receives it: in a sale the seller and the buyer. Check that your name as grantee is spelled as on your ID, and that all owners sign as grantors.',
      fr: 'Sur un acte, le « grantor » cède la propriété et le « grantee » la reçoit : lors d’une vente, le vendeur et l’acheteur. Vérifiez que votre nom est écrit comme sur votre pièce d’identité et que tous les propriétaires signent.',
      es: 'En una escritura el “grantor” da la propiedad y el “grantee” la recibe: en una venta, vendedor y comprador. Revise que su nombre esté escrito como en su identificación y que firmen todos los dueños.',
    },
    source: alta,
  },
  {
    id: 'pace-loan',
    names: 'pace loan*|pace assessment*|pace lien*|pace financing|prestamo pace|gravamen pace',
    says: {
      en: 'PACE pays for energy work on a home and is repaid with the property tax bill, as a lien ahead of the mortgage. Fannie Mae, Freddie Mac, FHA and VA usually want it paid off before they lend on the home, so ask the seller for the payoff. It exists for homes mostly in California, Florida and Missouri.',
      fr: 'PACE finance des travaux d’énergie et se rembourse avec les taxes foncières, en rang avant l’hypothèque. Fannie Mae, Freddie Mac, FHA et VA veulent d’habitude qu’il soit remboursé avant de prêter : demandez le solde au vendeur.',
      es: 'PACE paga obras de energía y se devuelve con el impuesto predial, como un gravamen antes que la hipoteca. Fannie Mae, Freddie Mac, FHA y VA suelen pedir que se liquide antes de prestar: pida al vendedor el saldo. En viviendas existe sobre todo en California, Florida y Missouri.',
    },
    source: 'Consumer Financial Protection Bureau, PACE loans; Fannie Mae, Selling Guide B5-3.4-01',
    country: 'US',
  },
  {
    id: 'solar-lease',
    names:
      'solar lease*|leased solar|solar panels leased|solar ppa|power purchase agreement*|paneles solares rentados|arrendamiento de paneles|panneaux solaires loues|location de panneaux solaires',
    says: {
      en: 'With a solar lease or power purchase agreement a company owns the panels on the roof, and the owner pays each month for them or their power. A buyer must usually qualify to take over the contract, or the seller buys it out. Read the years left, the yearly increase and who removes the panels; the lender counts the payment.',
      fr: 'Avec une location de panneaux ou un contrat d’achat d’énergie, une société possède les panneaux et le propriétaire paie chaque mois. L’acheteur doit d’habitude être accepté pour reprendre le contrat, sinon le vendeur le rachète. Lisez la durée restante, la hausse annuelle et qui retire les panneaux.',
      es: 'En un arrendamiento solar o PPA una empresa es dueña de los paneles y el dueño de la casa paga cada mes por ellos o su energía. El comprador debe por lo general calificar para asumir el contrato, o el vendedor lo liquida. Lea los años que faltan, el alza anual y quién quita los paneles; el prestamista cuenta el pago.',
    },
    source: 'Consumer Financial Protection Bureau, Solar financing; Fannie Mae, Selling Guide B2-3-04',
    country: 'US',
  },
  {
    id: 'pud',
    names: 'pud|planned unit development*|desarrollo de unidad planificada',
    says: {
      en: 'A planned unit development (PUD) is a subdivision where you own your house and lot, and an owners’ association that you must join owns and keeps up the common parts. Unlike in a condo, the roof and walls are yours. The dues count in the loan’s ratios.',
      fr: 'Un « planned unit development » (PUD) est un lotissement où vous possédez la maison et le terrain, et où une association obligatoire possède et entretient les parties communes. Contrairement au condo, le toit et les murs sont à vous. Les frais comptent dans les ratios du prêt.',
      es: 'Un “planned unit development” (PUD) es un fraccionamiento donde usted es dueño de la casa y el lote, y una asociación obligatoria es dueña de las partes comunes y las mantiene. A diferencia de un condominio, el techo y las paredes son suyos. Las cuotas cuentan en las proporciones del préstamo.',
    },
    source: 'Fannie Mae, Selling Guide B4-2.3',
    country: 'US',
  },
];

/** Long because it is a table: terms about title, deeds and unusual sales, in three languages. */
import type { Entry } from '../../entry.ts';

const cnq = 'Chambre des notaires du Québec; Civil Code of Québec';

export const titleTerms: readonly Entry[] = [
  {
    id: 'pdtt',
    names: 'pdtt|provincial non-resident deed transfer tax|provincial deed transfer tax|non-resident deed transfer tax',
    says: {
      en: 'PDTT is Nova Scotia’s Provincial Non-resident Deed Transfer Tax: 10% of the price (or of the non-resident’s share) for buyers who do not live in the province, on agreements since April 1, 2025, on top of the municipal deed transfer tax. Who moves to Nova Scotia within six months of closing is exempt.',
      fr: 'La PDTT est la taxe provinciale sur les transferts aux non-résidents de la Nouvelle-Écosse : 10 % du prix (ou de la part du non-résident) pour les acheteurs qui n’y vivent pas, depuis le 1er avril 2025, en plus de la taxe municipale. Qui s’y installe dans les six mois de la clôture en est exempté.',
      es: 'El PDTT es el impuesto provincial de Nueva Escocia a compradores no residentes: 10% del precio (o de la parte del no residente), desde el 1 de abril de 2025, además del impuesto municipal. Quien se muda allí en los seis meses tras el cierre está exento.',
    },
    source: 'Nova Scotia Finance, Non-resident Deed Transfer Tax',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'land-migration',
    names:
      'land migration|migrated land|migrate the land|migrated|migration of the property|land isn’t migrated|not migrated|migrating the property|land registration system',
    says: {
      en: 'In Nova Scotia a property is “migrated” when a lawyer has moved its title from the old paper Registry of Deeds into the electronic Land Registration system, which guarantees the owner. A sale or a mortgage requires it (Land Registration Act, s. 46). Usually the seller’s lawyer does it before closing; allow time, because it needs a full title search.',
      fr: 'En Nouvelle-Écosse, un terrain est « migré » quand un avocat a transféré son titre de l’ancien Registry of Deeds (papier) au système électronique d’enregistrement foncier, qui garantit le propriétaire. Une vente ou une hypothèque l’exige (Land Registration Act, art. 46). L’avocat du vendeur s’en charge d’habitude avant la clôture.',
      es: 'En Nueva Escocia un terreno está “migrado” cuando un abogado pasó su título del viejo Registry of Deeds en papel al sistema electrónico de registro, que garantiza al dueño. Una venta o hipoteca lo exige (Land Registration Act, art. 46). Lo suele hacer el abogado del vendedor antes del cierre.',
    },
    source: 'Nova Scotia Land Registration Act, S.N.S. 2001, c. 6, s. 46',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'encroachment',
    names:
      'encroach*|empietement*|empieter|invasion de terreno|fence over the line|fence is * over|* over onto my|over onto my|on my property line|property line|boundary dispute',
    says: {
      en: 'An encroachment is a fence, driveway or building that stands partly on the neighbor’s land. A survey shows it. It can stop a sale or a loan until it is removed, agreed on in writing or covered by title insurance. Have a surveyor mark the line, talk to the neighbor, and put the result in writing: removal, an easement or license, or a moved lot line. Do not let it rest for years, since long use can become a right; a real estate lawyer says from when.',
      fr: 'Un empiètement est une clôture, une entrée ou un bâtiment qui dépasse sur le terrain voisin. Le certificat de localisation ou l’arpentage le montre. Il peut bloquer la vente ou le prêt jusqu’à une entente, une servitude ou une assurance titres. Faites constater la limite par un arpenteur, parlez au voisin et mettez la solution par écrit : retrait, tolérance, servitude ou cession. N’attendez pas des années, car un long usage peut créer un droit; un notaire ou avocat le précise.',
      es: 'Una invasión (encroachment) es una cerca, entrada o construcción que ocupa parte del terreno del vecino. La muestra el levantamiento. Puede detener la venta o el préstamo hasta que se quite, se acuerde por escrito o lo cubra el seguro de título. Haga marcar la línea a un topógrafo, hable con el vecino y ponga el arreglo por escrito: quitarla, una servidumbre o mover el lindero. No lo deje por años: un uso largo puede crear un derecho.',
    },
    source: 'American Land Title Association; OACIQ, Buyer’s guide',
  },
  {
    id: 'power-of-attorney',
    names: 'power of attorney|procuration|mandat de vente|poder notarial|carta poder|apoderado|poa',
    says: {
      en: 'A power of attorney lets someone you name sign for you, for example when you are away at closing. The lender and the title company, lawyer or notary must accept its wording beforehand.',
      fr: 'La procuration permet à une personne désignée de signer à votre place, par exemple si vous êtes absent chez le notaire. Le prêteur et le notaire doivent en accepter le texte d’avance.',
      es: 'Un poder notarial permite que otra persona firme por usted, por ejemplo si no estará en el cierre. El prestamista y la compañía de títulos, abogado o notario deben aceptar el texto antes.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; Chambre des notaires du Québec',
  },
  {
    id: 'estate-sale',
    names:
      'probate sale|probate|estate sale|vente de succession|succession|sucesion|venta por herencia|trustee sale|liquidateur',
    says: {
      en: 'An estate (probate) sale is sold by the executor or liquidator of someone who has died. It can take longer, because a court or all heirs may have to agree, and it is often sold as is, without promises about its condition.',
      fr: 'Une vente de succession est faite par le liquidateur d’une personne décédée. Elle peut être plus longue, car le tribunal ou les héritiers doivent parfois consentir, et se fait souvent sans garantie légale.',
      es: 'Una venta por sucesión la hace el albacea de alguien que murió. Puede tardar más, porque a veces deben aprobarla un juez o los herederos, y suele venderse como está, sin garantías.',
    },
    source: 'National Association of Realtors, consumer guides; OACIQ, Buyer’s guide',
  },
  {
    id: 'auction',
    names:
      'reo|bank-owned|bank owned|foreclosure auction|auction|encan|subasta*|remate*|judicial sale|vente sous controle de justice|power of sale|reprise de finance',
    says: {
      en: 'A bank-owned home (REO) was taken back by a lender; in a power of sale (Ontario) or judicial sale the lender sells it for the owner’s debt. Such homes are usually sold as is, the seller knows little about them, and at an auction you often need cash and cannot inspect. Have a lawyer read the terms first.',
      fr: 'Une reprise de finance est vendue par le prêteur; en vente sous contrôle de justice ou « power of sale » (Ontario), elle l’est pour payer la dette du propriétaire. Elle se vend en général sans garantie légale, le vendeur la connaît peu, et à l’encan il faut souvent payer comptant sans inspecter. Faites lire les conditions par un notaire ou un avocat.',
      es: 'Una casa recuperada por el banco (REO) la vende el prestamista; en una subasta o remate se vende para pagar la deuda del dueño. Suelen venderse como están, el vendedor sabe poco de ellas, y en subasta a menudo se paga de contado y sin inspección. Que un abogado lea las condiciones primero.',
    },
    source: 'U.S. Department of Housing and Urban Development; OACIQ, Buyer’s guide',
  },
  {
    id: 'first-refusal',
    names:
      'droit de preemption|preemption|derecho de tanteo|right of first refusal|first refusal|droit de premier refus|derecho de preferencia|derecho de tanto|rofr',
    says: {
      en: 'A right of first refusal lets its holder (a tenant, co-owner, association or an earlier buyer) buy on the same terms before the owner accepts another offer. It must be offered or waived in writing before the sale can close.',
      fr: 'Le droit de premier refus permet à son titulaire (locataire, indivisaire, premier acheteur) d’acheter aux mêmes conditions avant qu’une autre offre soit acceptée. Il doit être offert ou levé par écrit avant la vente.',
      es: 'El derecho de preferencia (first refusal) permite a su titular (inquilino, copropietario, primer comprador) comprar en los mismos términos antes de que se acepte otra oferta. Debe ofrecerse o renunciarse por escrito.',
    },
    source: 'National Association of Realtors, consumer guides; Civil Code of Québec',
  },
  {
    id: 'covenants',
    names:
      'cc&r*|ccrs|restrictive covenant*|covenants|deed restriction*|declaration of condominium|bylaws|declaration de copropriete|restricciones|reglamento del condominio',
    says: {
      en: 'CC&Rs (covenants, conditions and restrictions), or the declaration of a condo, are recorded rules on what owners may do: rentals, pets, fences, colors, parking. They bind every later owner. Read them before your condition runs out.',
      fr: 'La déclaration de copropriété, ou les « covenants » inscrits au titre, fixe ce que les propriétaires peuvent faire : location, animaux, clôtures, rénovations. Elle lie chaque acheteur. Lisez-la avant la fin de votre condition.',
      es: 'Los CC&Rs o la declaración del condominio son reglas registradas sobre lo que puede hacer el dueño: rentas, mascotas, cercas, colores. Obligan a todo comprador. Léalas antes de que venza su condición.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; OACIQ, Buyer’s guide',
  },
  {
    id: 'mortgage-discharge',
    names:
      'mortgage discharge|discharge of mortgage|satisfaction of mortgage|reconveyance|mainlevee*|quittance|radiation d’hypotheque|cancelacion de hipoteca|liberacion de hipoteca',
    says: {
      en: 'A discharge (satisfaction, reconveyance; in Québec a mainlevée) removes a paid mortgage from the title. At a sale the seller’s loan is paid from the price, and the lawyer, notary or title company registers the discharge.',
      fr: 'La mainlevée (quittance, radiation) retire du registre foncier une hypothèque payée. À la vente, le prêt du vendeur est remboursé sur le prix et le notaire publie la radiation; les frais reviennent d’habitude au vendeur.',
      es: 'La cancelación (liberación) de hipoteca quita del registro un préstamo pagado. En la venta el préstamo del vendedor se paga con el precio, y el abogado, notario o compañía de títulos la registra.',
    },
    source: cnq,
  },
  {
    id: 'deed-of-sale',
    names: 'deed of sale|acte de vente|acte notarie|escritura publica|escritura de la casa|escrituras|the deed',
    says: {
      en: 'The deed (in Québec the deed of sale, signed before a notary) is the document that transfers ownership. It is recorded in the land register; from then on everyone can see that you own the home.',
      fr: 'L’acte de vente, signé devant notaire au Québec, transfère la propriété. Le notaire le publie au registre foncier : dès lors, chacun peut voir que la propriété est à vous. Ailleurs, c’est l’acte de transfert (« deed »).',
      es: 'La escritura (deed) es el documento que transfiere la propiedad. Se registra, y desde entonces cualquiera puede ver que la casa es suya. En Quebec se firma ante notario.',
    },
    source: cnq,
  },
  {
    id: 'matrimonial-home',
    names:
      'matrimonial home|family patrimony|patrimoine familial|residence familiale|community property|sociedad conyugal|bienes gananciales|bienes mancomunados|spousal consent|dower',
    says: {
      en: 'The law of the state or province can give a spouse rights in the home even if only one is on title: community property (in nine U.S. states, among them Texas and California), the matrimonial home (Ontario and others), the family patrimony (Québec). A spouse may have to consent to a sale or mortgage. Ask a lawyer or notary about your case.',
      fr: 'La loi peut donner à un époux des droits sur la propriété même si un seul est au titre : le patrimoine familial (Québec), le « matrimonial home » (Ontario et autres), la « community property » (neuf États américains, dont le Texas et la Californie). Le conjoint doit parfois consentir à la vente. Consultez un notaire ou un avocat.',
      es: 'La ley puede dar derechos al cónyuge aunque solo uno esté en el título: “community property” (nueve estados de EE. UU., entre ellos Texas y California), “matrimonial home” (Ontario y otras), patrimonio familiar (Quebec). A veces debe consentir la venta. Consulte a un abogado.',
    },
    source: 'IRS Publication 555; Family Law Act (Ontario); Civil Code of Québec, art. 414',
  },
  {
    id: 'mineral-rights',
    names: 'mineral rights|mineral estate|water rights|droits miniers|derechos minerales|derechos de agua',
    says: {
      en: 'Mineral rights are rights to oil, gas and minerals under the land. They can belong to somebody else than the home, above all in Texas, Oklahoma and Alberta; the title report says whether they are sold with it.',
      fr: 'Les droits miniers portent sur le pétrole, le gaz et les minéraux du sous-sol. Ils peuvent appartenir à un autre que le propriétaire de la maison, surtout au Texas, en Oklahoma et en Alberta; l’examen des titres le dit.',
      es: 'Los derechos minerales son sobre petróleo, gas y minerales bajo el terreno. Pueden ser de otra persona, sobre todo en Texas, Oklahoma y Alberta; el informe de título dice si se venden con la casa.',
    },
    source: 'Texas Real Estate Commission; Alberta Land Titles Act',
  },
];

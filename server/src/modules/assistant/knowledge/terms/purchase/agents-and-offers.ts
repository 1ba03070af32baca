/** Long because it is a table: terms about agents, offers and what goes wrong at closing, in three languages. */
import type { Entry } from '../../entry.ts';

export const agentAndOfferTerms: readonly Entry[] = [
  {
    id: 'seller-misstatement',
    names:
      "seller lied|sellers lied|lied on the disclosure|lied about|false disclosure|didn't disclose|did not disclose|never disclosed|hid the|seller hid|sellers hid|undisclosed|vendeur a menti|vendeur a cache|fausse declaration|declaration fausse|vendedor mintio|vendedor oculto|no me dijo el vendedor|mintio en la declaracion",
    says: {
      en: 'Before closing: have the defect and its price put in writing and ask for a repair, a credit or the end of the contract; a false statement can free you. After closing: keep the disclosure, photos, repair bills and messages, write to the seller soon and before repairs that can wait, and see a real estate lawyer, because the time to claim is limited. It must be shown that the seller knew. Also ask whether the inspector, the title or home insurance, or the agent’s regulator is concerned.',
      fr: 'Avant la signature : faites chiffrer le défaut et demandez la réparation, une baisse ou la fin du contrat. Après : gardez la déclaration du vendeur, photos, factures et messages; dénoncez par écrit sans tarder et avant de réparer ce qui n’est pas urgent, puis consultez un avocat, car le délai est limité (au Québec, d’habitude trois ans depuis la découverte). Au Québec, un vice caché donne un recours même si le vendeur l’ignorait; s’il le connaissait, il doit aussi des dommages.',
      es: 'Antes del cierre: ponga por escrito el defecto y su precio y pida reparación, crédito o terminar el contrato; una declaración falsa puede liberarlo. Después: guarde la declaración, fotos, facturas y mensajes, escriba pronto al vendedor antes de arreglar lo que pueda esperar y vea a un abogado, porque el plazo es limitado. Hay que probar que el vendedor lo sabía.',
    },
    source: 'Civil Code of Québec, arts. 1726–1739 and 2925; National Association of Realtors, consumer guides',
  },
  {
    id: 'title-defect',
    names:
      "title defect*|defect in the title|problem with the title|problems with the title|title problem*|title issue*|cloud on title|cloud on the title|quiet title|titulo tiene un problema|problema con el titulo|problemas de titulo|defecto de titulo|probleme de titre|vice de titre|titre n'est pas clair",
    says: {
      en: 'A title problem is usually mended before closing: a debt is paid and released, an old mortgage’s release recorded, a name or description corrected by a new deed, a missing heir or former spouse signs, or a court settles it (quiet title). The seller has to deliver good title; you may extend the date in writing or leave if it is not mended. Title insurance can cover a small one. Do not close on “we will fix it later” without your lawyer’s word.',
      fr: 'Un défaut de titre se corrige d’habitude avant la signature : dette payée et radiée, quittance publiée, acte correctif, signature d’un héritier ou ex-conjoint, ou jugement. Le vendeur doit fournir un titre clair; on peut reporter par écrit, ou se retirer s’il ne corrige pas. Une assurance titres peut couvrir un défaut mineur. Le notaire dit si l’on peut signer.',
      es: 'Un problema de título casi siempre se arregla antes del cierre: se paga y libera una deuda, se registra la liberación de una hipoteca vieja, se corrige un nombre con otra escritura, firma un heredero o excónyuge, o lo decide un juez (quiet title). El vendedor debe dar título limpio; puede extender la fecha por escrito o retirarse si no se arregla. El seguro de título puede cubrir algo menor.',
    },
    source: 'American Land Title Association; Chambre des notaires du Québec',
  },
  {
    id: 'deed-recording',
    names:
      "deed is recorded|deed gets recorded|deed recorded|deed to be recorded|record the deed|recording of the deed|get my deed|receive my deed|copy of my deed|copy of the deed|publication de l'acte|inscription de l'acte|acte est publie|copie de l'acte|escritura registrada|registrar la escritura|registra la escritura|copia de la escritura",
    says: {
      en: 'The title company, lawyer or notary sends the deed to the county or land registry on closing day or within a few days; electronic filings are often recorded the same day, paper ones can take weeks. You own the home when the deed is delivered; recording protects you against others. The stamped original or a copy comes by mail in some weeks, and the county sells copies cheaply. Letters that offer your deed for a high fee are needless.',
      fr: 'Le notaire ou l’avocat publie l’acte au registre foncier le jour de la signature ou peu après; l’argent est d’habitude remis au vendeur après la publication. Elle vous protège contre les tiers. Le notaire vous remet ou envoie une copie, et l’acte se consulte au Registre foncier du Québec en ligne pour de petits frais.',
      es: 'La compañía de títulos, abogado o notario manda la escritura al condado el día del cierre o en pocos días; lo electrónico suele registrarse el mismo día, el papel puede tardar semanas. Usted es dueño cuando se entrega la escritura; el registro lo protege de otros. El original llega por correo en unas semanas, y el condado vende copias baratas. Ignore cartas que cobran caro por su escritura.',
    },
    source: 'County recording offices; Registre foncier du Québec',
  },
  {
    id: 'agent-complaint',
    names:
      'complain about * agent|complain about * realtor|complain about * broker|complaint against|file a complaint|filing a complaint|report my agent|report my realtor|report a realtor|report an agent|report a broker|porter plainte|plainte contre|deposer une plainte|queja contra|poner una queja|presentar una queja|denunciar',
    says: {
      en: 'First write to the agent’s managing broker; many matters end there. For a breach of the license law complain to the regulator of the state or province, with the contract, messages and dates: TREC in Texas, the DRE in California, the DBPR in Florida, the Department of State in New York, RECO in Ontario, BCFSA in British Columbia, RECA in Alberta, the OACIQ in Québec. It can fine, suspend or revoke a license, but usually awards no money; some states have a recovery fund, and a lawyer can say if you have a claim. A REALTOR’s ethics are a matter for the local association.',
      fr: 'Écrivez d’abord au dirigeant de l’agence; bien des cas s’y règlent. Pour un manquement à la loi, portez plainte à l’organisme qui délivre le permis, avec contrat, messages et dates : au Québec l’OACIQ (service d’assistance au public, puis syndic), en Ontario RECO, en Colombie-Britannique BCFSA, en Alberta RECA; aux États-Unis la commission de l’État. Il peut sanctionner un permis, mais n’accorde d’habitude pas d’argent, sauf un fonds d’indemnisation en cas de fraude; un avocat dit si vous avez un recours.',
      es: 'Primero escriba al bróker responsable de la oficina; muchos asuntos terminan ahí. Por faltar a la ley, quéjese ante el regulador del estado o provincia con contrato, mensajes y fechas: TREC en Texas, DRE en California, DBPR en Florida, Department of State en Nueva York, RECO en Ontario, OACIQ en Quebec. Puede multar o quitar la licencia, pero casi nunca da dinero; algunos estados tienen un fondo, y un abogado dice si hay reclamo.',
    },
    source: 'State and provincial real estate regulators; National Association of Realtors, Code of Ethics',
  },
  {
    id: 'love-letter',
    names:
      "love letter*|letter to the seller|letter to the sellers|letter to seller|letter to the owners|letter with our offer|personal letter|buyer letter|lettre au vendeur|lettre d'amour|lettre personnelle|carta al vendedor|carta personal|carta a los duenos",
    says: {
      en: 'Be careful with it: a letter about your family, faith, origin or photo can lead the seller to choose by a protected trait, which fair housing laws forbid, so many agents advise against it and some will not pass it on (National Association of Realtors). It rarely outweighs price, proof of funds and dates that suit the seller. If you write, speak only of the home and your terms: what you like, how firm your financing is, when you can close.',
      fr: 'Soyez prudent : une lettre sur votre famille, religion, origine, ou une photo, peut amener le vendeur à choisir selon un motif protégé, ce que les lois sur les droits de la personne interdisent; bien des courtiers la déconseillent. Elle pèse rarement plus que le prix, le financement et les dates. Si vous écrivez, parlez seulement de la propriété et de vos conditions.',
      es: 'Tenga cuidado: una carta sobre su familia, religión, origen o con foto puede llevar al vendedor a elegir por un rasgo protegido, lo que prohíben las leyes de vivienda justa; muchos agentes la desaconsejan y algunos no la entregan. Pesa menos que el precio, la prueba de fondos y las fechas. Si escribe, hable solo de la casa y de sus condiciones.',
    },
    source: 'National Association of Realtors, Love letters or liability letters; Fair Housing Act',
  },
  {
    id: 'seller-stays',
    names:
      "move out after|seller is still living|sigue viviendo en la casa|vendeur * encore dans la maison|vendeur habite encore|won't move out|wont move out|won't leave|wont leave|refuses to leave|still living there|still in the house|rent-back|rent back|rentback|leaseback|lease-back|post-closing occupancy|post-occupancy|overstay*|ne veut pas partir|refuse de partir|ne part pas|occupation apres la vente|no se quiere ir|no quiere salir|no se sale|no se va de la casa",
    says: {
      en: 'If the seller wants to stay after closing, sign a rent-back (post-closing occupancy) agreement first: days, daily rent, deposit, a penalty for each day too long, insurance and repairs. A lender usually allows up to 60 days. If the seller stays without one, tell your agent and the title company, lawyer or notary the same day: they can hold money back where the contract allows and send a demand. Do not change the locks on somebody inside; removing them takes a court. Keep your costs on record to claim them.',
      fr: 'Si le vendeur veut rester après la vente, convenez d’abord par écrit de l’occupation : jours, montant par jour, dépôt, pénalité de retard, assurance. S’il reste sans entente après la date d’occupation, avisez le jour même votre courtier et le notaire ou l’avocat : mise en demeure, retenue si le contrat la prévoit, et dédommagement de vos frais. Ne changez pas les serrures avec quelqu’un à l’intérieur; l’expulsion passe par le tribunal.',
      es: 'Si el vendedor quiere quedarse después del cierre, firmen antes un acuerdo (rent-back): días, renta diaria, depósito, multa por cada día de más, seguro. El prestamista suele permitir hasta 60 días. Si se queda sin acuerdo, avise el mismo día a su agente y a la compañía de títulos o abogado: pueden retener dinero si el contrato lo permite y exigir la salida. No cambie las chapas con alguien adentro; sacarlo pasa por un juez. Guarde recibos de sus gastos.',
    },
    source:
      'National Association of Realtors, consumer guides; Fannie Mae, Security instruments (occupancy within 60 days)',
  },
  {
    id: 'walkthrough-problems',
    names:
      'missing at the * walk*|missing at the walk*|broken at the walk*|final walk through|problem* at the walk*|problem* at the final|something missing at|found * at the walk*',
    says: {
      en: 'Do not sign until it is settled. Take photos and tell your agent at once: the seller can bring the item back or repair it before closing, give a credit on the closing statement, leave money in escrow for the repair, or the closing moves by a day or two in writing. What the contract lists as included or agreed as repaired is owed to you. After signing it is a claim that is harder to win; small matters are often solved by a credit.',
      fr: 'Ne signez pas avant que ce soit réglé. Prenez des photos et avisez tout de suite votre courtier : le vendeur peut rapporter l’objet ou réparer, donner un crédit aux ajustements, laisser une retenue chez le notaire, ou l’acte est reporté par écrit. Ce que le contrat inclut vous est dû; après la signature, c’est une réclamation plus difficile.',
      es: 'No firme hasta arreglarlo. Tome fotos y avise de inmediato a su agente: el vendedor puede devolver lo que falta o reparar antes del cierre, dar un crédito en el estado de cierre, dejar dinero retenido, o se mueve el cierre por escrito. Lo que el contrato incluye se le debe. Después de firmar es un reclamo más difícil.',
    },
    source: 'National Association of Realtors, consumer guides; Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'title-claim',
    names:
      "title claim|title insurance claim|claim on my title|claim on the title|claim against my title|claim with title insurance|claim under my title|reclamation d'assurance titre*|reclamation assurance titre*|reclamo * seguro de titulo|reclamo al seguro de titulo",
    says: {
      en: 'Write to the insurer named on your owner’s policy as soon as you learn of the problem, at the claims address in the policy: policy number, your deed, what happened, and copies of letters or court papers. It must investigate and then defend you, clear the title or pay up to the policy amount; there is usually no charge. Late notice, matters you knew of, those listed as exceptions and most that arose after closing are not covered. Make no settlement on your own first.',
      fr: 'Écrivez à l’assureur de votre police de propriétaire dès que vous apprenez le problème : numéro de police, acte, faits et copies des lettres ou procédures. Il enquête, puis vous défend, règle le titre ou indemnise jusqu’au montant de la police. Ne sont pas couverts : ce que vous saviez, les exceptions de la police et la plupart des faits postérieurs. Ne réglez rien seul avant.',
      es: 'Escriba a la aseguradora de su póliza de dueño en cuanto sepa del problema, a la dirección de reclamos: número de póliza, escritura, qué pasó y copias de cartas o demandas. Debe investigar y luego defenderlo, limpiar el título o pagar hasta el monto de la póliza; casi nunca hay costo. No cubre lo que usted sabía, las excepciones de la póliza ni casi nada posterior al cierre. No llegue a un arreglo por su cuenta antes.',
    },
    source: 'American Land Title Association, Owner’s policy, conditions',
  },
  {
    id: 'death-in-home',
    names:
      'someone died|somebody died|died in the house|died in the home|died in this|death in the house|death in the home|suicide|murder|haunted|stigmatized|stigmatised|deces dans la maison|mort dans la maison|meurtre|propriete stigmatisee|murio alguien|alguien murio|muerte en la casa',
    says: {
      en: 'It differs by place. California requires a seller to disclose a death in the home within three years of the offer (Civil Code § 1710.2). Most other states and Ontario ask for no such disclosure; in Texas a natural death, suicide or accident unrelated to the home need not be told (Property Code § 5.008). In Québec a suicide or violent death in the home must be declared. If a buyer asks, never answer falsely: say what you know or that you prefer not to answer, and ask your agent. A buyer who cares should ask in writing.',
      fr: 'Cela dépend du lieu. Au Québec, un suicide ou une mort violente dans la propriété doit être déclaré (formulaire « Déclarations du vendeur »); une mort naturelle, d’habitude non. En Californie, tout décès des trois dernières années doit être dit; l’Ontario et la plupart des États ne l’exigent pas. À une question directe, ne répondez jamais faussement. L’acheteur que cela préoccupe devrait le demander par écrit.',
      es: 'Depende del lugar. California exige decir una muerte en la casa en los tres años antes de la oferta (Civil Code § 1710.2). Casi todos los demás estados y Ontario no lo piden; en Texas no hay que decir una muerte natural, suicidio o accidente ajeno a la casa (Property Code § 5.008). En Quebec sí, un suicidio o muerte violenta. Si el comprador pregunta, nunca mienta. Si a usted le importa, pregunte por escrito.',
    },
    source: 'California Civil Code § 1710.2; Texas Property Code § 5.008; OACIQ, Declarations by the seller',
  },
];

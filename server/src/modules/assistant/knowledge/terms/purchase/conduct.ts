/** Terms about the conduct of professionals and about scams, in three languages. */
import type { Entry } from '../../entry.ts';

export const conductTerms: readonly Entry[] = [
  {
    id: 'respa-kickback',
    names:
      'respa|respa section 8|kickback*|referral fee from a lender|pay for referrals|pots-de-vin|comision por referir|soborno*',
    says: {
      en: 'No. RESPA section 8 forbids giving or taking money or anything of value, such as gift cards, meals or paid ads, for sending a client to a lender, title company, inspector or insurer of a federally related loan; both sides are liable, and telling the client does not make it lawful. Allowed are pay for work really done, normal promotion that depends on no referrals, referral fees between real estate brokers, and joint advertising in which each pays the market value of their share. A share of ownership in the company must be disclosed on the form, and the client stays free to choose. In Canada the licensing rules require a referral fee to be disclosed in writing. Ask your broker or compliance first.',
      fr: 'Aux États-Unis, non : l’article 8 de RESPA interdit de donner ou de recevoir quoi que ce soit de valeur pour l’envoi d’un client à un prêteur, une société de titres ou un inspecteur; le dire au client ne suffit pas. Sont permis : la paie d’un travail réel, la publicité commune où chacun paie sa part et les partages entre courtiers immobiliers. Au Canada, une rétribution pour référence doit être divulguée par écrit au client (au Québec selon les règles de l’OACIQ et de l’AMF).',
      es: 'No. La sección 8 de RESPA prohíbe dar o recibir dinero o algo de valor, como tarjetas de regalo o anuncios pagados, por mandar clientes a un prestamista, compañía de títulos, inspector o aseguradora; responden ambos, y decírselo al cliente no lo hace legal. Se permite pagar trabajo real, la publicidad conjunta en que cada uno paga su parte y las comisiones entre corredores de bienes raíces. El cliente siempre elige.',
    },
    source: '12 U.S.C. § 2607; 12 CFR 1024.14 and 1024.15; CFPB, RESPA FAQs',
  },
  {
    id: 'designated-agency',
    names:
      'designated agency|designated agent*|split agency|in-company transaction|same brokerage|two agents of one brokerage|meme agence|misma correduria|misma agencia',
    says: {
      en: 'Two agents of the same brokerage, one for the buyer and one for the seller, are not dual agents everywhere: in many states and provinces each is designated for one client, gives full advice and keeps that client’s secrets, while the broker or manager stays neutral. Both clients are told in writing and agree; in Ohio it stands in the Agency Disclosure Statement. Where a place has no designated agency, the whole brokerage counts as a dual agent and neither side is advised on price. You may refuse and take an agent elsewhere.',
      fr: 'Deux courtiers d’une même agence, un pour l’acheteur et un pour le vendeur, ne font pas une double représentation : chacun conseille son client et garde ses secrets, et l’agence reste neutre. Cela se divulgue par écrit. Certaines provinces parlent de représentation désignée. Vous pouvez refuser et choisir un courtier d’une autre agence.',
      es: 'Dos agentes de la misma correduría, uno para el comprador y otro para el vendedor, no siempre son doble representación: en muchos estados cada uno queda designado para su cliente, lo aconseja por completo y guarda sus secretos, y el corredor queda neutral. Se avisa por escrito y ambos aceptan. Donde no existe, toda la correduría cuenta como agente doble. Puede negarse y elegir otro.',
    },
    source: 'Ohio Revised Code § 4735.53 and § 4735.71; National Association of Realtors, consumer guides',
  },
  {
    id: 'client-steering',
    names: 'steering|steer a client|orientation discriminatoire',
    says: {
      en: 'You may not choose, praise or avoid an area for a client by who lives there; the Fair Housing Act, state law and human rights codes forbid steering even if the client asks. You can say: “I can’t describe areas by the people in them, and I don’t rate safety. Tell me your price, size, commute and what you want nearby, and I’ll show you everything that fits. For crime figures look at the police map, for schools at the state’s site, and visit at several hours.” Offer the same to each client, write down what was asked, and tell your broker. If the client insists, you must decline.',
      fr: 'Vous ne pouvez ni choisir, ni vanter, ni éviter un secteur selon qui l’habite, même si le client le demande : la Charte et les codes des droits de la personne l’interdisent. Vous pouvez dire : « Je ne décris pas un secteur par ses habitants et je n’évalue pas la sécurité. Donnez-moi votre prix, la taille, le trajet et les services voulus, et je vous montre tout ce qui convient. Pour la criminalité, voyez les données de la police; visitez à différentes heures. » Offrez la même chose à chacun, notez la demande et avisez votre dirigeant. S’il insiste, refusez.',
      es: 'Usted no puede elegir, alabar ni evitar una zona según quién vive ahí, aunque el cliente lo pida: lo prohíbe la Ley de Vivienda Justa. Puede decir: “No describo zonas por su gente ni califico la seguridad. Dígame precio, tamaño, trayecto y lo que quiere cerca, y le muestro todo lo que cumple. Para delitos vea el mapa de la policía, para escuelas el sitio del estado, y visite a varias horas”. Ofrezca lo mismo a todos, anote lo que le pidieron y avise a su corredor. Si insiste, niéguese.',
    },
    source: '42 U.S.C. § 3604; NAR Code of Ethics, Article 10; Charter of human rights and freedoms (Québec), s. 12',
  },
  {
    id: 'rental-scam',
    names:
      'rental scam*|rent-to-own scam*|rent to own scam*|listing scam*|fake landlord|arnaque de location|fraude immobiliere|estafa*|fraude de alquiler',
    says: {
      en: 'Treat it as a scam until proven otherwise if someone wants money before you have been inside, will not meet, hurries you, or asks for wire, Zelle, gift cards or crypto. Check free of charge: the county or land registry says who owns the home; search the address for another listing; see the person’s ID and license. In a real rent-to-own contract a lawyer or notary reads it first, the price, the option fee and what part of the rent counts are in writing, and the owner proves that mortgage and taxes are paid. Money goes into a lawyer’s or title company’s trust account. If you paid, call your bank at once and report it: reportfraud.ftc.gov in the USA, the Canadian Anti-Fraud Centre in Canada.',
      fr: 'Tenez-le pour une arnaque tant que le contraire n’est pas prouvé si l’on veut de l’argent avant que vous soyez entré, si l’on refuse de vous rencontrer, vous presse ou demande un virement, des cartes-cadeaux ou de la crypto. Vérifiez : le registre foncier dit qui est propriétaire; cherchez l’adresse ailleurs; voyez pièce d’identité et permis. Une vraie location avec option d’achat se fait lire par un notaire ou avocat, avec le prix et la part du loyer qui compte. Si vous avez payé, appelez votre banque et signalez-le au Centre antifraude du Canada.',
      es: 'Trátelo como estafa mientras no se pruebe lo contrario si piden dinero antes de que usted entre a la casa, no quieren verse, lo apuran o piden transferencia, Zelle, tarjetas de regalo o cripto. Compruebe gratis: el registro del condado dice quién es el dueño; busque la dirección en otros anuncios; vea identificación y licencia. Un notario público en EE. UU. no es abogado. Un contrato real de renta con opción a compra lo lee primero un abogado y dice precio, cuota de opción y qué parte de la renta cuenta. Si ya pagó, llame a su banco y repórtelo en reportfraud.ftc.gov.',
    },
    source: 'Federal Trade Commission, Rental listing scams; Canadian Anti-Fraud Centre',
  },
];

/** Long because it is a table: terms about living under the rules of an association, in three languages. */
import type { Entry } from '../../entry.ts';

export const associationTerms: readonly Entry[] = [
  {
    id: 'rental-restrictions',
    names:
      'rental restriction*|rental ban|rental cap|rental limit*|ban me from renting|ban rentals|stop me from renting|interdire la location|interdire de louer|limite de rentas|prohibir rentar|prohibirme rentar',
    says: {
      en: 'In British Columbia strata corporations can no longer ban or limit long-term rentals (since November 24, 2022); they may still ban short-term ones, and age bylaws only for 55 or over. In California an association cannot keep more than 75% of units from being rented (Civil Code § 4741) and may ban stays of 30 days or less. Elsewhere the declaration, CC&Rs or rules decide: caps, waiting lists or a first year without renting are common. Read them, and ask how many units are rented now, before you are bound.',
      fr: 'En Colombie-Britannique, une « strata » ne peut plus interdire ni limiter la location à long terme (depuis le 24 novembre 2022); elle peut interdire celle à court terme. Au Québec et ailleurs, la déclaration de copropriété décide : une interdiction de louer doit y figurer, et le règlement de l’immeuble peut encadrer la location. Lisez-la, avec les procès-verbaux, avant de vous engager.',
      es: 'En Columbia Británica una “strata” ya no puede prohibir ni limitar la renta a largo plazo (desde el 24 de noviembre de 2022), pero sí la de corto plazo. En California la asociación no puede impedir que se rente más del 75% de las unidades (Civil Code § 4741) y puede prohibir estancias de 30 días o menos. En otros lugares deciden la declaración o los CC&Rs: son comunes los topes, las listas de espera o un primer año sin rentar. Léalos antes de comprometerse.',
    },
    source: 'Strata Property Act (BC), s. 141; California Civil Code § 4741; OACIQ',
  },
  {
    id: 'tied-land',
    names:
      'potl*|parcel of tied land|parcels of tied land|tied land|common elements condo*|parcelle de terrain liee|parcelle liee|terreno vinculado',
    says: {
      en: 'A parcel of tied land (POTL) in Ontario is a house and lot that you own freehold, tied to a share in a common elements condominium: the road, parking or park that the homes use together. The monthly fee pays for those. The two cannot be sold apart, so have a lawyer read the status certificate of the condominium as for a condo.',
      fr: 'En Ontario, une « parcel of tied land » (POTL) est une maison et un terrain en pleine propriété liés à une part d’un condominium de parties communes : rue, stationnement ou parc. Les frais mensuels les paient. Les deux ne se vendent pas séparément; faites lire le « status certificate » par un avocat.',
      es: 'En Ontario una “parcel of tied land” (POTL) es una casa con su terreno en propiedad plena, unidos a una parte de un condominio de áreas comunes: calle, estacionamiento o parque. La cuota mensual las paga. No se venden por separado; pida a un abogado que lea el “status certificate”.',
    },
    source: 'Condominium Act, 1998 (Ontario), s. 139; Condominium Authority of Ontario',
    country: 'CA',
    asOf: '2025-12',
  },
  {
    id: 'association-pets',
    names:
      'pet restriction*|pet rule*|pet polic*|pet limit|pets allowed|breed restriction*|no pets rule|no-pet*|emotional support animal|service animal*|animaux permis|animaux interdits|interdire les animaux|mascotas permitidas|reglas de mascotas|pitbull*|pit bull*',
    says: {
      en: 'An association may limit the number, size or breed of pets if its declaration or rules say so, and the rules bind every buyer. Service and assistance animals are not pets: the Fair Housing Act in the USA and human rights codes in Canada require an exception for a disability. In California an association must allow at least one pet (Civil Code § 4715), within reasonable rules. Cities and insurers can have breed rules of their own. Read the rules before you are bound.',
      fr: 'Une association ou un syndicat peut limiter le nombre, la taille ou la race des animaux si la déclaration ou le règlement le dit, et cela lie chaque acheteur. Un animal d’assistance n’est pas visé : les lois sur les droits de la personne (au Québec la Charte) exigent une exception en cas de handicap. La ville et l’assureur peuvent avoir leurs règles. Lisez le règlement avant de vous engager.',
      es: 'Una asociación puede limitar el número, tamaño o raza de las mascotas si lo dicen su declaración o sus reglas, y eso obliga a todo comprador. Los animales de servicio o asistencia no son mascotas: la Fair Housing Act y las leyes de derechos humanos exigen una excepción por discapacidad. En California deben permitir al menos una mascota (Civil Code § 4715). La ciudad y la aseguradora pueden tener reglas de raza. Léalas antes de comprometerse.',
    },
    source:
      'Fair Housing Act, 42 U.S.C. § 3604(f); California Civil Code § 4715; Commission des droits de la personne et des droits de la jeunesse',
  },
  {
    id: 'short-term-rental',
    names:
      'short-term rental*|short term rental*|airbnb*|vrbo|vacation rental*|location a court terme|location court terme|location touristique|renta a corto plazo|renta vacacional|alquiler vacacional|citq',
    says: {
      en: 'Three rules must all allow short-term rental: the town’s (license, often only in your main residence), the association’s, and those of your loan and insurance. New York City asks for registration and that you stay there with at most two guests for under 30 days (Local Law 18). In British Columbia’s larger communities only your main home and one suite on the lot qualify; in Toronto your main home, up to 180 nights a year as a whole. Québec requires a registration number (CITQ). Ask the town before you buy.',
      fr: 'Trois règles doivent permettre la location à court terme : celles de la ville, de la copropriété, et du prêt et de l’assurance. Au Québec, il faut un numéro d’enregistrement (CITQ) et que le zonage le permette; la déclaration de copropriété peut l’interdire. À Toronto, seulement la résidence principale, au plus 180 nuits par an en entier; en Colombie-Britannique, la résidence principale et un logement accessoire dans les grandes localités. Vérifiez avant d’acheter.',
      es: 'Tres reglas deben permitir la renta corta: las de la ciudad (licencia, a menudo solo su residencia principal), las de la asociación, y las del préstamo y el seguro. Nueva York pide registro y que usted esté presente, con dos huéspedes como máximo por menos de 30 días (Local Law 18). En Columbia Británica solo la vivienda principal y una unidad en el lote en localidades grandes; Toronto, 180 noches al año; Quebec pide número de registro (CITQ). Pregunte en la ciudad antes de comprar.',
    },
    source:
      'New York City Local Law 18; Short-Term Rental Accommodations Act (BC); City of Toronto, Short-term rentals; Loi sur l’hébergement touristique (Québec)',
  },
  {
    id: 'association-disputes',
    names:
      'hoa fine*|hoa * a fine|fine from the hoa|fine from our hoa|condo board fined|hoa fined|fined by the hoa|hoa violation*|hoa dispute*|hoa records|hoa lawsuit|condo board dispute|condominium authority tribunal|civil resolution tribunal|multa* de la hoa|amende du syndicat',
    says: {
      en: 'An association can fine only under its recorded rules and, in most states, after written notice and a chance to be heard. Pay dues even while you dispute a fine, because unpaid dues can become a lien. Ask in writing for the rule, the minutes and a hearing. Disputes go to mediation or small claims in many states, in Ontario to the Condominium Authority Tribunal for many matters, and in British Columbia to the Civil Resolution Tribunal. Before buying, read two years of minutes: a lawsuit can also stop lenders.',
      fr: 'Un syndicat ne peut imposer une amende que selon sa déclaration ou son règlement. Payez les charges même en cas de litige, car l’impayé peut mener à une hypothèque légale. Demandez par écrit la règle, les procès-verbaux et à être entendu. En Ontario, bien des litiges vont au Tribunal de l’autorité du secteur des condominiums; en Colombie-Britannique au Civil Resolution Tribunal; au Québec à la médiation ou au tribunal. Avant d’acheter, lisez deux ans de procès-verbaux.',
      es: 'La asociación solo puede multar según sus reglas registradas y, en casi todos los estados, con aviso escrito y audiencia. Pague las cuotas aunque dispute la multa: sin pagar pueden volverse un gravamen. Pida por escrito la regla, las actas y una audiencia. En muchos estados hay mediación o corte de reclamos menores; en Ontario y Columbia Británica hay tribunales propios. Antes de comprar lea dos años de actas: un juicio también puede frenar a los prestamistas.',
    },
    source: 'Condominium Authority Tribunal (Ontario); Civil Resolution Tribunal (BC); state association laws',
  },
  {
    id: 'association-votes',
    names:
      "owners vote|owner vote|vote in the hoa|voting in the hoa|hoa vot*|hoa board|condo board|strata council|board of directors|annual general meeting|general meeting|owners meeting|owners' meeting|quorum|proxy vote|assemblee generale|assemblee des coproprietaires|assemblee de coproprietaires|conseil d'administration|asamblea de condominos|asamblea de duenos|mesa directiva",
    says: {
      en: 'The owners elect a board (strata council, directors), which runs the building with a manager; large matters go to the owners’ meeting. Votes follow the declaration: often one per unit, in Québec by each unit’s share. Ordinary matters take a majority; changing the rules or large works takes more, such as three quarters. Owners can see minutes, budget and contracts, vote by proxy, stand for the board and, with enough signatures, call a meeting.',
      fr: 'Les copropriétaires élisent le conseil d’administration, qui gère avec un gestionnaire; l’assemblée décide du reste. Au Québec, chacun a un nombre de voix selon la valeur relative de sa fraction; les décisions courantes se prennent à la majorité des voix présentes, les grandes (travaux importants, modifications de la déclaration) à la majorité renforcée des articles 1097 et 1098 du Code civil. Vous pouvez voter par procuration et consulter le registre. Le budget est fixé après consultation de l’assemblée.',
      es: 'Los dueños eligen una mesa directiva que administra con un gerente; lo grande va a la asamblea. Los votos siguen la declaración: a menudo uno por unidad. Lo normal pide mayoría; cambiar reglas u obras grandes pide más, como tres cuartas partes. Puede ver actas, presupuesto y contratos, votar por poder, ser candidato y, con firmas suficientes, convocar a asamblea.',
    },
    source: 'Civil Code of Québec, arts. 1072 and 1096–1098; Strata Property Act (BC); state association laws',
  },
  {
    id: 'quebec-law-16',
    names:
      "loi 16|loi seize|projet de loi 16|bill 16|law 16|ley 16|carnet d'entretien|etude du fonds de prevoyance|attestation du syndicat|attestation sur l'etat de la copropriete",
    says: {
      en: 'Law 16 of Québec sets what a syndicate of divided co-ownership must have: a maintenance log and a contingency fund study by a qualified professional, renewed every five years, and a certificate on the state of the co-ownership, which the seller gives the buyer in time. The regulation has applied since August 14, 2025; existing syndicates have three years for the log and the study. Ask for the certificate, the log and study or when they come, the minutes of two or three years, budget and statements, the contingency fund, special assessments and planned work, insurance with its deductible, and the rules. A small fund means higher fees or an assessment later.',
      fr: 'La loi 16 du Québec fixe ce qu’un syndicat de copropriété divise doit avoir : un carnet d’entretien et une étude du fonds de prévoyance par un professionnel, revus tous les cinq ans, et une attestation sur l’état de la copropriété, que le vendeur remet à l’acheteur en temps utile. Le règlement s’applique depuis le 14 août 2025; les syndicats existants ont trois ans pour le carnet et l’étude. Demandez au syndicat l’attestation, le carnet et l’étude (ou leur date prévue), les procès-verbaux des deux ou trois dernières années, les états financiers et le budget, le solde du fonds de prévoyance, les cotisations spéciales et travaux prévus, l’assurance et sa franchise, et le règlement de l’immeuble. Un petit fonds annonce une hausse des frais.',
      es: 'La ley 16 de Quebec fija lo que debe tener un sindicato de copropiedad: un cuaderno de mantenimiento y un estudio del fondo de previsión, renovados cada cinco años, y un certificado del estado de la copropiedad que el vendedor entrega al comprador. El reglamento rige desde el 14 de agosto de 2025; los sindicatos existentes tienen tres años para el cuaderno y el estudio. Pida el certificado, actas de dos o tres años, presupuesto, fondo, cuotas especiales, seguro y reglas.',
    },
    source: 'Civil Code of Québec, arts. 1068.1, 1070.2 and 1071; Act 2019, c. 28; regulation of August 14, 2025',
    country: 'CA',
    asOf: '2026-11',
  },
];

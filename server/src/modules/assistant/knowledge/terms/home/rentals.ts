/** Long because it is a table: terms about renting out a home, in three languages. */
import type { Entry } from '../../entry.ts';

export const rentalTerms: readonly Entry[] = [
  {
    id: 'owner-repossession',
    names:
      "reprise de logement|reprendre le logement|reprendre mon logement|reprise du logement|n12|n12 notice|evincer|eviction d'un locataire|purchaser's own use|buyer's own use|tenant in place",
    says: {
      en: 'A lease goes on with a new owner. In Québec an owner may take back a dwelling for themselves, a parent or a child, by notice six months before the end of a lease of more than six months; the tenant may refuse, and the Tribunal administratif du logement (TAL) then decides; many tenants of 65 or over are protected. In Ontario it takes an N12 notice of 60 days to the end of the term, one month’s rent, and an order of the Landlord and Tenant Board if the tenant stays. Buy on the condition that the home is vacant if you need it.',
      fr: 'Le bail continue avec le nouveau propriétaire. Au Québec, on peut reprendre un logement pour soi, son père, sa mère ou son enfant (ou un proche dont on est le soutien) par avis écrit : six mois avant la fin d’un bail de plus de six mois. Le locataire peut refuser; le Tribunal administratif du logement (TAL) décide alors et peut fixer une indemnité. Bien des locataires de 65 ans et plus sont protégés. En Ontario : avis N12 de 60 jours et un mois de loyer. Si vous en avez besoin, achetez à condition que le logement soit libre.',
      es: 'El contrato de renta sigue con el nuevo dueño. En Quebec el dueño puede recuperar una vivienda para sí, sus padres o hijos con aviso seis meses antes del fin de un contrato de más de seis meses; si el inquilino se niega decide el tribunal de vivienda (TAL), y muchos de 65 años o más están protegidos. En Ontario: aviso N12 de 60 días y un mes de renta. Compre con la condición de que esté vacía si la necesita.',
    },
    source:
      'Civil Code of Québec, arts. 1957–1963 and 1959.1; Residential Tenancies Act, 2006 (Ontario), ss. 48.1 and 49',
    country: 'CA',
  },
  {
    id: 'rental-tribunals',
    names:
      'tribunal administratif du logement|le tal|du tal|au tal|landlord and tenant board|the ltb|ltb|residential tenancy branch|regie du logement|rent control|rent increase limit|rent guideline|augmentation de loyer|fixation de loyer|section g du bail|section f du bail',
    says: {
      en: 'Provincial tribunals settle rent, repairs and evictions. Québec’s Tribunal administratif du logement (TAL) fixes rents when a tenant refuses an increase, and deposits are not allowed. Ontario’s Landlord and Tenant Board (LTB) hears both sides; a guideline limits yearly increases, 2.1% for 2026, except in units first lived in after November 15, 2018. British Columbia has the Residential Tenancy Branch, with a maximum of 2.3% for 2026. A buyer takes over the present rent: ask for the leases, the last increases and any open case before you offer.',
      fr: 'Le Tribunal administratif du logement (TAL) tranche au Québec les litiges entre locateurs et locataires : loyer quand le locataire refuse la hausse, reprise, réparations, non-paiement. Un dépôt de garantie n’y est pas permis. En Ontario, c’est la Commission de la location immobilière (LTB), avec une hausse limitée à 2,1 % pour 2026, sauf les logements occupés pour la première fois après le 15 novembre 2018. L’acheteur d’un plex reprend les loyers actuels : demandez baux, dernières hausses et dossiers ouverts avant d’offrir.',
      es: 'Los tribunales de cada provincia deciden rentas, reparaciones y desalojos: en Quebec el TAL, que fija la renta si el inquilino niega el aumento (y no se permiten depósitos); en Ontario la LTB, con aumento máximo de 2.1% en 2026 salvo unidades ocupadas por primera vez después del 15 de noviembre de 2018; en Columbia Británica la RTB. Quien compra toma las rentas actuales: pida contratos, últimos aumentos y casos abiertos antes de ofertar.',
    },
    source: 'Tribunal administratif du logement; Ontario, Residential rent increases; British Columbia, Rent increases',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'landlord-duties',
    names:
      "landlord duties|duties of a landlord|being a landlord|become a landlord|becoming a landlord|landlord basics|habitability|obligations du locateur|obligations d'un locateur|devenir proprietaire bailleur|ser arrendador|obligaciones del arrendador|rent out my house|rent my house out|rent out my home|louer ma maison",
    says: {
      en: 'Whoever rents out a home must keep it fit to live in and in repair: nearly all U.S. states imply a warranty of habitability; Ontario’s Residential Tenancies Act (s. 20) and Québec’s Civil Code (arts. 1854 and 1910) say so. Also: a license or inspection in some cities, notice before you enter, limits on deposits, fair housing in the choice of tenants, and a lead paint form for homes from before 1978. Change the insurance to a landlord policy, ask the lender, the association and a tax professional, and set aside money for empty months.',
      fr: 'Qui loue doit livrer et maintenir un logement habitable et en bon état (Code civil du Québec, art. 1854 et 1910; en Ontario, Residential Tenancies Act, art. 20), donner un préavis avant d’entrer, choisir un locataire sans discrimination et, au Québec, utiliser le bail obligatoire du TAL, sans dépôt de garantie. Passez à une assurance de propriétaire locateur, avisez le prêteur et le syndicat, déclarez les loyers et gardez une réserve.',
      es: 'Quien renta una casa debe mantenerla habitable y reparada: casi todos los estados lo exigen (warranty of habitability), igual que Ontario y Quebec. Además: licencia en algunas ciudades, aviso antes de entrar, límites al depósito, vivienda justa al elegir inquilino y el formulario de plomo en casas de antes de 1978. Cambie a un seguro de arrendador, pregunte al prestamista, a la asociación y a un contador, y guarde reserva para meses vacíos.',
    },
    source:
      'Residential Tenancies Act, 2006 (Ontario), s. 20; Civil Code of Québec, arts. 1854 and 1910; U.S. EPA, Lead disclosure rule',
  },
];

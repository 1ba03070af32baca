/** Words of listings that describe a home, in three languages. */
import type { Entry } from '../../entry.ts';

export const describedTerms: readonly Entry[] = [
  {
    id: 'insurance-claim',
    names:
      'sinistre*|insurance claim*|owner’s claims|previous claims|past claims|reclamos anteriores|claims history|clue report*|siniestro*|reclamo de seguro|reclamacion de seguro',
    says: {
      en: 'An insurance claim is a loss that a home’s owner reported to the insurer, such as water damage. Claims of the last years can raise the premium or make cover hard to get, so ask the seller for them (in the USA a CLUE report) and get an insurance quote before your condition ends.',
      fr: 'Un sinistre est un dommage déclaré à l’assureur, comme un dégât d’eau ou un incendie. Les sinistres des dernières années peuvent hausser la prime ou compliquer l’assurance : demandez-les au vendeur (ils sont dans sa déclaration) et obtenez une soumission avant la fin de votre condition.',
      es: 'Un siniestro es un daño que el dueño reportó al seguro, como agua o incendio. Los de los últimos años pueden subir la prima o dificultar el seguro: pídalos al vendedor (en EE. UU., el informe CLUE) y consiga una cotización antes de que venza su condición.',
    },
    source: 'Insurance Bureau of Canada; National Association of Insurance Commissioners',
  },
  {
    id: 'semi-detached',
    names:
      'semi-detached|what is a detached*|whats a detached*|detached mean*|detached vs*|maison detachee c*|unifamiliale c*|quoi une maison detachee|quoi une unifamiliale|que es una casa independiente|semi detached|semis|twin home|jumelee|jumele|maison jumelee|casa pareada|pareada',
    says: {
      en: 'A detached home stands alone on its own lot. A semi-detached home shares one wall with a neighbor; each half has its own title and land. A duplex is one building with two homes that usually has one owner.',
      fr: 'Une maison détachée (unifamiliale) est seule sur son terrain. Une maison jumelée partage un mur avec la voisine; chaque moitié a son titre et son terrain. Un duplex est un seul immeuble de deux logements, en général à un seul propriétaire.',
      es: 'Una casa independiente está sola en su terreno. Una casa pareada comparte un muro con la vecina; cada mitad tiene su título y su terreno. Un dúplex es un solo edificio con dos viviendas, por lo general de un mismo dueño.',
    },
    source: 'CMHC, Homebuying guide',
  },
  {
    id: 'manufactured-home',
    names:
      'manufactured home*|mobile home vs*|modular home*|modular|prefab*|what is a mobile home|maison mobile|maison usinee|maison modulaire|casa prefabricada|casa movil|casa modular',
    says: {
      en: 'A manufactured (mobile) home is built in a factory on its own chassis to a federal code; a modular home is built in sections to the local building code and set on a permanent foundation. A modular home is financed like any other. For a manufactured home it matters whether you own the land and whether the home is titled as real property: on rented land the loan is often a dearer personal-property loan.',
      fr: 'Une maison mobile est construite en usine sur un châssis; une maison usinée (modulaire) est faite en sections selon le code du bâtiment local et posée sur une fondation permanente. La maison usinée se finance comme une autre. Pour une maison mobile, il importe de savoir si le terrain est à vous : sur un terrain loué, le prêt est souvent plus cher.',
      es: 'Una casa móvil (manufactured) se construye en fábrica sobre un chasis según un código federal; una casa modular se hace por secciones según el código local y va sobre cimientos permanentes. La modular se financia como cualquier otra. En la móvil importa si el terreno es suyo y si está titulada como inmueble: en terreno rentado el préstamo suele ser más caro.',
    },
    source: 'HUD, Manufactured Housing; Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'tiny-home',
    names: 'tiny home*|tiny house*|minimaison*|mini-maison*|mini maison*|micro-maison|casa diminuta|minicasa*',
    says: {
      en: 'A tiny home is a very small house, often under 400 sq ft. On wheels it usually counts as a vehicle and not as real estate; on a foundation it needs a lot where zoning allows that size. Many lenders set a minimum size, so ask before you buy.',
      fr: 'Une minimaison est une très petite maison, souvent de moins de 37 m² (400 pi²). Sur roues, elle compte en général comme un véhicule; sur fondation, il faut un terrain dont le zonage permet cette taille. Bien des prêteurs fixent une superficie minimale : demandez avant d’acheter.',
      es: 'Una minicasa (tiny house) es una casa muy pequeña, a menudo de menos de 37 m² (400 pies²). Sobre ruedas suele contar como vehículo; con cimientos necesita un terreno cuya zonificación permita ese tamaño. Muchos prestamistas fijan un tamaño mínimo: pregunte antes de comprar.',
    },
    source: 'International Residential Code, Appendix Q; CMHC',
  },
  {
    id: 'hobby-farm',
    names: 'hobby farm*|hobby ranch|fermette*|farmette*|granjita|what is a ranchette|ranchette*',
    says: {
      en: 'A hobby farm (fermette in Québec) is a home on land where a family keeps some animals or crops, not as its main income. Check the zoning (in Québec also the agricultural zone protected by the CPTAQ), how many animals are allowed, the well and the septic system. Lenders may count only the house and part of the land.',
      fr: 'Une fermette est une maison sur un terrain où l’on garde quelques animaux ou cultures, sans en vivre. Vérifiez le zonage (au Québec aussi la zone agricole protégée par la CPTAQ), le nombre d’animaux permis, le puits et la fosse septique. Les prêteurs ne comptent parfois que la maison et une partie du terrain.',
      es: 'Una granjita (hobby farm, “fermette” en Québec) es una casa con terreno para algunos animales o cultivos, sin vivir de ellos. Revise la zonificación, cuántos animales se permiten, el pozo y la fosa séptica. Algunos prestamistas solo cuentan la casa y parte del terreno.',
    },
    source: 'Commission de protection du territoire agricole du Québec',
  },
  {
    id: 'four-season',
    names:
      'four season*|4 season*|four-season|three season*|3 season*|quatre saisons|4 saisons|trois saisons|3 saisons|cuatro estaciones',
    says: {
      en: 'Four-season means a cottage or room can be used all year: insulated, heated, with water that does not freeze and a road that is cleared in winter. A three-season one can’t, and lenders and insurers treat it as seasonal, often with a larger down payment.',
      fr: 'Quatre saisons veut dire qu’un chalet ou une pièce sert toute l’année : isolé, chauffé, avec de l’eau qui ne gèle pas et un chemin déneigé. Un chalet trois saisons ne le permet pas; prêteurs et assureurs le traitent comme saisonnier, souvent avec une mise de fonds plus élevée.',
      es: 'Cuatro estaciones significa que una cabaña o cuarto se usa todo el año: aislado, con calefacción, agua que no se congela y camino despejado en invierno. Los de tres estaciones no, y prestamistas y aseguradoras los tratan como de temporada, a menudo con más enganche.',
    },
    source: 'Sagen and CMHC, vacation and secondary homes',
  },
  {
    id: 'turnkey',
    names:
      'turnkey|turn key|turn-key|move-in ready|move in ready|cle en main|cles en main|llave en mano|lista para habitar',
    says: {
      en: 'Turnkey (move-in ready) is a selling word: the home is said to need no work before you move in. No law defines it, so an inspection is still worthwhile.',
      fr: 'Clé en main est un mot de vente : la propriété n’aurait besoin d’aucuns travaux avant d’y emménager. Aucune loi ne le définit; l’inspection reste utile.',
      es: 'Llave en mano (lista para habitar) es una palabra de venta: la casa no necesitaría obras antes de mudarse. Ninguna ley la define, así que la inspección sigue valiendo la pena.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'starter-home',
    names:
      'starter home*|starter house*|premiere maison ca veut dire|maison de depart|primera casa significa|casa inicial',
    says: {
      en: 'A starter home is a smaller, cheaper home that suits a first purchase, often a condo, townhouse or small house, kept for some years until a larger one is needed.',
      fr: 'Une maison de départ (« starter home ») est une propriété plus petite et moins chère pour un premier achat, souvent un condo ou une maison de ville, gardée quelques années.',
      es: 'Una casa inicial (“starter home”) es una vivienda más pequeña y barata para la primera compra, a menudo un condominio o townhouse, que se conserva unos años.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'curb-appeal',
    names:
      'curb appeal|kerb appeal|home staging|staging|attrait exterieur|valorisation residentielle|atractivo exterior',
    says: {
      en: 'Curb appeal is the impression a home makes from the street: lawn, paint, door, roof. Staging is the same inside: furniture and light are arranged so that a home sells better. Neither says anything about its condition.',
      fr: 'L’attrait extérieur (« curb appeal ») est l’impression qu’une propriété donne de la rue : gazon, peinture, porte, toit. La valorisation (« home staging ») fait de même à l’intérieur. Ni l’un ni l’autre ne dit rien de l’état du bâtiment.',
      es: 'El “curb appeal” es la impresión que da una casa desde la calle: jardín, pintura, puerta, techo. El “staging” es lo mismo adentro: se acomodan muebles y luz para vender mejor. Ninguno dice nada del estado de la casa.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'walkout-basement',
    names:
      'walkout basement*|walk-out basement*|walkout|walk out basement|daylight basement|rez-de-jardin|sous-sol avec sortie|sotano con salida',
    says: {
      en: 'A walkout basement has a door at ground level to the outside, usually because the lot slopes. It gets more light and can suit a second suite if the town allows one.',
      fr: 'Un rez-de-jardin (« walkout ») est un sous-sol avec une porte de plain-pied vers l’extérieur, en général parce que le terrain est en pente. Il est plus clair et peut convenir à un logement accessoire si la ville le permet.',
      es: 'Un sótano con salida (“walkout”) tiene una puerta a nivel del suelo hacia afuera, por lo general porque el terreno tiene pendiente. Tiene más luz y puede servir para una segunda unidad si la ciudad lo permite.',
    },
    source: 'CMHC, Homebuying guide',
  },
  {
    id: 'walk-up',
    names: 'walk-up|walkup|walk up|sans ascenseur|sin elevador|sin ascensor',
    says: {
      en: 'A walk-up is an apartment building without an elevator: you take the stairs to every floor.',
      fr: 'Un « walk-up » est un immeuble sans ascenseur : on monte à pied à chaque étage.',
      es: 'Un “walk-up” es un edificio sin elevador: se sube a cada piso por la escalera.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'floor-area-ratio',
    names:
      "floor area ratio|floor space ratio|far mean*|fsr|lot coverage|setback*|coefficient d'occupation|marge de recul|coeficiente de ocupacion|retiro obligatorio",
    says: {
      en: 'Floor area ratio (FAR, FSR in British Columbia) is the floor area a town allows on a lot, as a share of the lot: 0.5 on 6,000 sq ft allows 3,000. Lot coverage limits the footprint, and setbacks are the distances a building keeps from the lot lines.',
      fr: 'Le coefficient d’occupation du sol est la superficie de plancher qu’une ville permet sur un terrain, en part de ce terrain : 0,5 sur 600 m² permet 300 m². L’emprise au sol limite la base du bâtiment, et les marges de recul fixent sa distance des limites.',
      es: 'El coeficiente de ocupación (FAR) es la superficie construida que la ciudad permite en un lote, como parte de él: 0.5 en 600 m² permite 300 m². La cobertura limita la base del edificio, y los retiros son las distancias a los linderos.',
    },
    source: 'Local zoning by-laws',
  },
  {
    id: 'bylaws',
    names:
      'bylaw*|by-law*|by law*|cc&r*|ccrs|reglement* de copropriete|declaration de copropriete|reglamento* del condominio|estatutos',
    says: {
      en: 'Bylaws are the written rules of a condo or association (how it is run, pets, rentals, noise) or, in Canada, also of a town. In a condo they come with the declaration (CC&Rs in the USA); every owner is bound by them, so read them before your condition ends.',
      fr: 'Les règlements d’une copropriété disent comment elle est gérée et ce qui est permis (animaux, location, bruit); ceux d’une ville s’appellent aussi règlements. Au Québec, ils sont dans la déclaration de copropriété; ils lient chaque propriétaire : lisez-les avant la fin de votre condition.',
      es: 'Los estatutos (bylaws) son las reglas escritas de un condominio o asociación: cómo se administra, mascotas, rentas, ruido. Vienen con la declaración (CC&Rs en EE. UU.) y obligan a cada dueño: léalos antes de que venza su condición.',
    },
    source: 'CMHC, Condominium buyers’ guide',
  },
];

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that give a language away (strong), and words that two languages or place names share (weak). */
export const voices = {
  en: {
    strong: words(
      'the and with under for bedroom bedrooms bed beds bath baths house home houses homes condos townhouses townhomes sale near looking want need in or without at least no more than we i my is from below over around two three four five about that not have would townhouse please within miles built after before yard if on to of it',
    ),
    weak: words('bd ba br a an me condo price garage pool studio apartment up good'),
  },
  fr: {
    strong: words(
      'avec maison maisons chambre chambres pour dans moins sans près pres je nous cherche cherchons une un des du au aux le les et ou salle bain bains jardin piscine appartement logement jumelee bord quartier plus entre environ mais pas est qui que notre mon ma mes proche idealement sous-sol veux voulons terrain cuisine ville prix bonjour jusqua foyer rez chaussee construite vue ete cours cour d l quelque chose logis propriete chaleureuse neuve neuf demi pieces salles jai cest ya jsuis chui pis ben mise fonds fond veut faut svp',
    ),
    weak: words('a la de on en grand grande large condo garage en y'),
  },
  es: {
    strong: words(
      'con casa casas recamara recamaras habitacion habitaciones dormitorio dormitorios bano banos para menos sin cerca busco buscamos una un los las y del el por favor quiero queremos necesito necesitamos departamento apartamento apartamentos piso terreno alberca piscina jardin cochera garaje mas entre pero que mi nuestro somos tengo hasta o barrio zona patio cuartos cuarto cocina hola al mil dolares esta este construida muy vivienda csa adosada aunque idealmente preferiblemente tenga millon millones maximo minimo metros cuadrados pies pa recamras cuarto ocupo kiero busco andamos q pase depa depto apto rec hab recs habs bano nomas kon quieren buscando yarda marquesina pisc no me',
    ),
    weak: words('a la de en condo san d r casita'),
  },
} as const;

/** The spellings of a module's name. */
export interface ModuleNames {
  /** In paths: `open-houses`. */
  kebab: string;
  /** In code: `openHouses`. */
  camel: string;
  /** In names of types and components: `OpenHouses`. */
  pascal: string;
  /** In keys of texts: `open_houses`. */
  snake: string;
  /** In texts: `Open houses`. */
  title: string;
}

/** Returns all spellings of a module's name. Throws unless it is lower case with hyphens, such as `open-houses`. */
export function moduleNames(kebab: string): ModuleNames {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new Error(`A module's name is lower case with hyphens, such as open-houses: ${kebab}`);
  const pascal = kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    title: kebab[0]!.toUpperCase() + kebab.slice(1).replaceAll('-', ' '),
  };
}

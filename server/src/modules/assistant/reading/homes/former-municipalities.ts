/**
 * Municipalities that became parts of a city, whose taxes apply there now. Sources: Québec, Act to reform the municipal
 * territorial organization (2000, chapter 56); City of Ottawa Act, 1999; City of Hamilton Act, 1999.
 */
export const formerMunicipalities: readonly (readonly [state: string, city: string, names: string])[] = [
  ['QC', 'Gatineau', 'Aylmer|Hull|Masson-Angers|Buckingham'],
  ['QC', 'Saguenay', 'Chicoutimi|Jonquière|La Baie|Laterrière|Shipshaw'],
  ['QC', 'Québec', 'Sainte-Foy|Beauport|Charlesbourg|Loretteville|Sillery|Cap-Rouge|Val-Bélair'],
  ['QC', 'Longueuil', 'Saint-Hubert|Greenfield Park|LeMoyne'],
  ['QC', 'Sherbrooke', 'Lennoxville|Fleurimont|Rock Forest|Bromptonville|Deauville'],
  ['QC', 'Trois-Rivières', 'Cap-de-la-Madeleine|Trois-Rivières-Ouest|Pointe-du-Lac'],
  ['QC', 'Lévis', 'Saint-Romuald|Charny|Saint-Nicolas|Saint-Jean-Chrysostome|Lauzon|Pintendre|Saint-Rédempteur'],
  ['QC', 'Montréal', 'Lachine|LaSalle|Verdun|Anjou|Outremont|Saint-Laurent|Saint-Léonard|Pierrefonds|Roxboro'],
  ['QC', 'Terrebonne', 'Lachenaie|La Plaine'],
  ['QC', 'Saint-Jérôme', 'Bellefeuille|Lafontaine'],
  ['QC', 'Saint-Jean-sur-Richelieu', 'Iberville|Saint-Luc'],
  ['QC', 'Repentigny', 'Le Gardeur'],
  ['QC', 'Shawinigan', 'Grand-Mère|Shawinigan-Sud'],
  ['ON', 'Hamilton', 'Stoney Creek|Ancaster|Dundas|Flamborough|Waterdown|Glanbrook'],
  ['ON', 'Ottawa', 'Kanata|Nepean|Gloucester|Orleans|Cumberland|Goulbourn|Rockcliffe Park|Stittsville|Manotick'],
];

/** Names that towns, people or words elsewhere have too: they need a question in French or the name of the tax of Québec. */
export const sharedNames: ReadonlySet<string> = new Set(
  'Aylmer|Hull|Buckingham|La Baie|Lachine|Lafontaine|Beauport|Verdun|Anjou|La Plaine|Saint-Laurent|Saint-Luc|Deauville|Greenfield Park|Gloucester|Orleans|Cumberland|Dundas|Saint-Hubert|Lauzon|Grand-Mère|LaSalle|Sillery'.split(
    '|',
  ),
);

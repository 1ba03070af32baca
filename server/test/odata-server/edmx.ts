/** The properties of a server that its metadata describes. */
export interface Description {
  /** Enumerations as EDM types, or as strings with a Lookup resource. */
  enumerations: 'types' | 'lookups';
  /** Navigation properties of a home. */
  navigations: readonly string[];
  resources: readonly string[];
  replication: boolean;
}

/** Lists of the generated homes: OData name and standard name. */
export const lists: Record<string, [string, string][]> = {
  StandardStatus: [
    ['Active', 'Active'],
    ['ActiveUnderContract', 'Active Under Contract'],
    ['Pending', 'Pending'],
    ['Closed', 'Closed'],
  ],
  Cooling: [
    ['CeilingFans', 'Ceiling Fan(s)'],
    ['CentralAir', 'Central Air'],
    ['LOC_Swamp', 'Evaporative Cooling'],
  ],
};

const flags = new Set(['Cooling']);
const texts = ['ListingKey', 'ListingId', 'City', 'PublicRemarks'];

/** Builds `$metadata` in EDMX, with the fields relevant to a client. */
export function edmx({ enumerations, navigations, resources, replication }: Description): string {
  const fieldOf = (name: string) =>
    enumerations === 'types'
      ? `<Property Name="${name}" Type="org.reso.metadata.enums.${name}"/>`
      : `<Property Name="${name}" Type="${flags.has(name) ? 'Collection(Edm.String)' : 'Edm.String'}">
           <Annotation Term="RESO.OData.Metadata.LookupName" String="${name}"/></Property>`;
  const typeOf = (name: string, key: string, fields: string) =>
    `<EntityType Name="${name}"><Key><PropertyRef Name="${key}"/></Key>${fields}</EntityType>`;
  const text = (name: string) => `<Property Name="${name}" Type="Edm.String" MaxLength="255"/>`;
  const propertyFields = [...texts.map(text), ...Object.keys(lists).map(fieldOf)].join('');
  const navigationFields = navigations.map(
    (name) => `<NavigationProperty Name="${name}" Type="org.reso.metadata.${name}"/>`,
  );
  const enums = Object.entries(lists).map(
    ([name, members]) =>
      `<EnumType Name="${name}"${flags.has(name) ? ' IsFlags="true"' : ''}>${members
        .map(
          ([member, standard], at) =>
            `<Member Name="${member}" Value="${2 ** at}"><Annotation Term="RESO.OData.Metadata.StandardName" String="${standard}"/></Member>`,
        )
        .join('')}</EnumType>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso.metadata">
${typeOf('Property', 'ListingKey', propertyFields + navigationFields.join(''))}
${typeOf('Member', 'MemberKey', text('MemberKey'))}${typeOf('Office', 'OfficeKey', text('OfficeKey'))}
${replication ? '<Function Name="PropertyReplication" IsBound="true"/>' : ''}
<EntityContainer Name="Container">
${resources.map((name) => `<EntitySet Name="${name}" EntityType="org.reso.metadata.${name}"/>`).join('')}
</EntityContainer></Schema>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso.metadata.enums">${enumerations === 'types' ? enums.join('') : ''}</Schema>
</edmx:DataServices></edmx:Edmx>`;
}

/** Nouns that end the names of neighborhoods and landmarks. */
export const nameTails: ReadonlySet<string> = new Set(
  'park square heights height hill hills village beach point grove gardens lake valley district town side end ridge creek springs junction terrace bay island harbor harbour mile flats station field center centre arena stadium dome coliseum amphitheater hospital university college mall market bridge tower place pier airport museum library zoo trail plaza campus theatre theater school woods forest oaks ranch commons green crossing landing estates meadows falls cove shores glen quarter row yards vista mesa canyon branch pines lakes gate bayou knolls circle slope view addition passage orchards plains'.split(
    ' ',
  ),
);

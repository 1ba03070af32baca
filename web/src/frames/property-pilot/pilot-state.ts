export const pilotTabs = ['homes', 'costs', 'journey', 'papers', 'assistant'] as const;
export type PilotTab = (typeof pilotTabs)[number];

export interface PilotState {
  tab?: PilotTab;
}

/** Reads the address; what it does not know is as if it were not there. */
export const readPilotState = ({ tab }: Record<string, unknown>): PilotState => {
  const known = pilotTabs.find((each) => each === tab);
  return known && known !== 'homes' ? { tab: known } : {};
};

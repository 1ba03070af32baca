export const pilotTabs = ['homes', 'costs', 'journey', 'papers', 'assistant'] as const;
export type PilotTab = (typeof pilotTabs)[number];

export interface PilotState {
  tab?: PilotTab;
}

/** Reads the state from a URL; ignores unknown values. */
export const readPilotState = ({ tab }: Record<string, unknown>): PilotState => {
  const known = pilotTabs.find((each) => each === tab);
  return known && known !== 'homes' ? { tab: known } : {};
};

/** The cockpit: journey, homes, costs, papers and the assistant on one page. */
export const propertyPilotPath = '/property-pilot';

/** The cockpit: journey, homes, costs, documents and the assistant on one page. */
export const propertyPilotPath = '/property-pilot';

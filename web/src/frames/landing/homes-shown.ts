/** How many homes stand in the row of the landing page. */
export const homesShown = 4;

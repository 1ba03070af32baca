/** Paths of the public pages. */
export const homePath = '/';
export const smartMatchPath = '/smartmatch';
export const wholesalerLoginPath = '/wholesaler-login';
export const signInPath = '/signin';
export const signUpPath = '/signup';
export const businessModelPath = '/business-model';
export const propertyPilotPath = '/property-pilot';
export const privacyPath = '/privacy-policy';
export const termsPath = '/terms-of-service';
export const supportPath = '/support';

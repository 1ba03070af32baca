/** Addresses of the public frame. Pages that come later answer too, and say what will be there. */
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

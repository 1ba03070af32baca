export const mortgagePath = '/mortgage';
export const applicationPath = (id: number): string => `/mortgage/${id}`;
export const verifyLetterPath = (code: string): string => `/verify-letter/${code}`;
export const letterPdfPath = (id: number): string => `/api/mortgage/letters/${id}/pdf`;

export const mortgagePath = '/mortgage';
export const applicationPath = (id: number): string => `/mortgage/${id}`;
export const calculatorPath = '/mortgage-calculator';
export const verifyLetterPath = (code: string): string => `/verify-letter/${code}`;
export const applicationPdfPath = (id: number): string => `/api/mortgage/applications/${id}/pdf`;
export const letterPdfPath = (id: number): string => `/api/mortgage/letters/${id}/pdf`;

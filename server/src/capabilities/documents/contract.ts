/** Papers: kept encrypted, shared by grant, reviewed, kept as long as the law wants. */
export const documentsContract = {};

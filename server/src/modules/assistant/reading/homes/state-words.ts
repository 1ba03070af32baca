/** Words after the lowercase code of a state: “nc excise tax”, “sc deed stamps”. */
export const stateTaxes =
  /^((excise|transfer|deed|conveyance|recordation|revenue|grantor'?s?|property) (tax(es)?|stamps?)|homestead exemption|doc stamps?)$/i;

/** Codes that are also words in uppercase. */
export const wordCodes = /^(OR|IN|ME|OK|HI|LA|DE|PA|MA|AL|ID|ON|VA|AS|MI|NE|CO|PE|PR)$/;
/** Codes that are accepted in lowercase after a city. `plainCodes` contains those that are not words. */
export const smallCodes = /^(tx|fl|ga|nc|az|nv|tn|ky|nj|ny|oh|mi|pa|wa|va|md|bc|ab|qc|sk|mb|ns|nb|ca)$/;
export const plainCodes = /^(tx|fl|nc|az|nv|tn|ky|nj|ny|bc|ab|qc|sk|mb)$/;

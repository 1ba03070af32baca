/** Words after the lowercase code of a state: “nc excise tax”, “sc deed stamps”. */
export const stateTaxes =
  /^((excise|transfer|deed|conveyance|recordation|revenue|grantor'?s?|property) (tax(es)?|stamps?)|homestead exemption|doc stamps?)$/i;

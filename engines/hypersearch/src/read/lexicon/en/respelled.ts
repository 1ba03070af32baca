/** English words with slips that no rule of spelling mends: three letters, or another word. */
export const respelled =
  'dubble=double|dubl=double|ovr=over|abv=above|blw=below|nwe=new|thier=their|yrd=yard|evrything=everything|hao=hoa|hoaa=hoa|hooa=hoa|haoa=hoa';

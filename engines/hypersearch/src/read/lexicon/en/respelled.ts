/** English words with slips that no rule of spelling mends: three letters, or another word. */
export const respelled =
  'dubble=double|dubl=double|ovr=over|abv=above|blw=below|nwe=new|thier=their|yrd=yard|evrything=everything|hao=hoa|hoaa=hoa|hooa=hoa|haoa=hoa|abt=about|abut=about|teh=the|hte=the|gim=gym|gymn=gym|garge=garage|gargae=garage|ronch=ranch|hosue=house|huose=house|rowhuose=rowhouse|dettached=detached|akers=acres|acers=acres|fixr=fixer|legle=legal|stuido=studio|hghrise=highrise|dorman=doorman|dek=deck|vilage=village|und=under';

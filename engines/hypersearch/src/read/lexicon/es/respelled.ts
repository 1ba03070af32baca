/** Spanish words as they are written in haste; a single letter behind a figure is a unit of it. */
export const respelled =
  'pa=para|pal=para el|pala=para la|d=de|q=que|k=que|x=por|xq=porque|porq=porque|pork=porque|serca=cerca|parke=parque|pq=porque|xfa=por favor|porfa=por favor|tmb=tambien|tb=tambien|bn=bien|cn=con|sn=sin|nomas=solo|ke=que|ki=que|toy=estoy|tamos=estamos|asta=hasta|grax=gracias|grasias=gracias|qro=quiero|qremos=queremos|kero=quiero|bsco=busco|aki=aqui|cochra=cochera|quarto=cuarto|quartos=cuartos|i=y|nesesito=necesito|nesecito=necesito|resamara=recamara';

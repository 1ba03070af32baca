/** French words as they are written in haste; a single letter behind a figure is a unit of it. */
export const respelled =
  'edemi=et demi|etdemi=et demi|ds=dans|jai=j ai|cest=c est|pr=pour|avc=avec|pcq=parce que|pck=parce que|tjs=toujours|qqch=quelque chose|bcp=beaucoup|ke=que|ki=qui|mtn=maintenant|pls=svp|qq=quelques|chu=je suis|jsuis=je suis|jveux=je veux|jcherche=je cherche|chui=je suis|ya=il y a';

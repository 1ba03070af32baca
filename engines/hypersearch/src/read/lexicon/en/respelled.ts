/** English words with slips that no rule of spelling mends: three letters, or another word. */
export const respelled = 'hao=hoa|hoaa=hoa|hooa=hoa|haoa=hoa';

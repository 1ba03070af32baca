import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { invitationsContract as contract } from './contract.ts';
import { invitationRows, shown } from './rows.ts';

export const list = serve(contract.list, {
  access: myCompany,
  async run({ input: { status }, subject: company, db }) {
    return (await invitationRows(db, company).list(status)).map(shown);
  },
});

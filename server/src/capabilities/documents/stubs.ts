import type { AnyContractProcedure } from '@orpc/contract';
import { anyone } from '../../foundation/access.ts';
import { notFound } from '../../foundation/errors.ts';
import { serve } from '../../foundation/serve.ts';
import { documentsContract } from './contract.ts';

const soon = (line: AnyContractProcedure) =>
  serve(line, {
    access: anyone('opens within the hour'),
    async run() {
      throw notFound();
    },
  });
export const stubs = Object.fromEntries(
  Object.entries(documentsContract).map(([name, line]) => [name, soon(line as AnyContractProcedure)]),
) as { [Name in keyof typeof documentsContract]: never };

import type { components } from '@paddock/api';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { TERMS_VERSION } from './terms.ts';

const showTerms = (accepted: string | null): components['schemas']['TermsConditions'] => ({
  version: TERMS_VERSION,
  accepted_version: accepted,
  terms_and_conditions: accepted === TERMS_VERSION,
});

/** The terms and who accepted them (core §7). */
export const termsOperations = ({
  database,
}: Server): OperationsOf<'getTermsConditions' | 'acceptTermsConditions'> => ({
  async getTermsConditions({ customerId }) {
    const { terms_version } = await database
      .selectFrom('customer')
      .select('terms_version')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    return { data: showTerms(terms_version) };
  },

  async acceptTermsConditions({ body: { version }, customerId }) {
    if (version !== TERMS_VERSION) {
      throw new Refused(409, 'terms_outdated', {
        words: { version: TERMS_VERSION },
        extended: { version: TERMS_VERSION },
      });
    }
    await database.updateTable('customer').set({ terms_version: version }).where('id', '=', customerId).execute();
    return { data: showTerms(version) };
  },
});

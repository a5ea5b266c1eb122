import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { notFound } from '../../../server/operation/refused.ts';
import { createFindStreets, textOf } from './find-streets.model.ts';
import { streets } from './streets.ts';

const findStreets = createFindStreets(streets);

/** Address capture: suggestions for typed text, and the address of a suggestion. */
export const addressOperations = (): OperationsOf<'findAddress' | 'retrieveAddress'> => ({
  async findAddress({ query: { text, country } }) {
    return { data: findStreets(text, country).map((street) => ({ id: street.id, text: textOf(street) })) };
  },
  async retrieveAddress({ path }) {
    const street = streets.find(({ id }) => id === path.id);
    if (!street) throw notFound('address');
    return { data: street };
  },
});

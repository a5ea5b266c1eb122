import { accepted, refused } from '@paddock/host/testing';

/**
 * The server's answers about every send of the outbox, for `fakeApi`.
 * @param known called for each answer
 * @param id of what a taken send made
 */
export function answersAboutSends(known: () => 'taken' | 'void' | 'nothing', id: number) {
  const answer = () => {
    const status = known();
    if (status === 'nothing') return refused(404, 'not_found');
    return accepted({ key: 'k', status, kind: null, id: status === 'taken' ? id : null });
  };
  return { '/api/v1/customer/me/sends/*': answer, 'POST /api/v1/customer/me/sends/*/void': answer };
}

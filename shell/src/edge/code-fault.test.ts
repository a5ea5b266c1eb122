import { ApiError } from '@paddock/api';
import { expect, test } from 'vitest';
import { faultIn } from './code-fault.model.ts';

test('[RENDERED-5] what the code of a page threw is a fault, and what the API refused is none', () => {
  const refused = new ApiError({ kind: 'api', code: 'not_found' });
  const notFound = { status: 404, statusText: 'Not Found', internal: true, data: null };
  expect(faultIn([refused, notFound])).toBeNull();
  const thrown = new ReferenceError('document is not defined');
  expect(faultIn([refused, thrown])).toBe(thrown);
});

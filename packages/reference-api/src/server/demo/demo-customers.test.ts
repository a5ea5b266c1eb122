import { expect, it } from 'vitest';
import { demoCustomers } from './demo-customers.ts';

it('every demo customer has a name of its own', () => {
  const names = demoCustomers.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

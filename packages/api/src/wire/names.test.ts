import { expect, test } from 'vitest';
import { toWire } from './names.ts';

test('[WIRE-3] a body is sent with wire names; keys that are codes stay', () => {
  const countriesOrders = { DEU: 1, FRA: 2, pools: 3 };
  expect(toWire({ countriesOrders, legs: [{ startNrs: [1], expectedPrice: 500 }] })).toEqual({
    countries_orders: countriesOrders,
    legs: [{ startnrs: [1], expected_price: 500 }],
  });
});

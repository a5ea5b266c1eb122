import { expect, test } from 'vitest';
import { inOrder, ordersOf } from './country-order.model.ts';

test('[ACCOUNTSETTINGS-4] countries without a place of their own come before the pools, by code', () => {
  expect(inOrder({ pools: 9999, ZAF: 99, FRA: 2, AUS: 99, DEU: 1 })).toEqual(['DEU', 'FRA', 'AUS', 'ZAF', 'pools']);
});

test('[ACCOUNTSETTINGS-4] a sorted list has places from 1', () => {
  expect(ordersOf(['FRA', 'pools', 'DEU'])).toEqual({ FRA: 1, pools: 2, DEU: 3 });
});

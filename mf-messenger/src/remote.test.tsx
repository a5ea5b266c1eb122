import { expectWhole } from '@paddock/testing';
import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';

test('[PANEL-1] the ticker panel has the rules of core §2', () => {
  expect(config.panels).toMatchObject([
    { name: 'ticker', rules: { hidden: [['nonBurger', 'mobile'], ['emptyLayout']], stays: true } },
  ]);
});

test('[PANEL-2] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));

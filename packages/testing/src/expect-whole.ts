import type { RemoteModule } from '@paddock/host';
import type { RemoteConfig } from '@paddock/host/remote-config';
import { expect } from 'vitest';

const names = (named: object = {}): string[] => Object.keys(named).toSorted();

/**
 * Expects a remote's module to provide exactly what its config and contract claim: pages with a
 * component, panels, slots, modals and messages.
 */
export async function expectWhole(
  { pages = {}, panels = [], contract }: RemoteConfig,
  module: RemoteModule,
): Promise<void> {
  expect((module.routes ?? []).map(({ path }) => path)).toEqual(Object.values(pages).map(({ path }) => path));
  expect(names(module.panels)).toEqual(panels.map(({ name }) => name).toSorted());
  expect(names(module.slots)).toEqual(names(contract?.gives?.slots));
  expect(names(module.modals)).toEqual(names(contract?.gives?.modals));
  expect(names(module.takes)).toEqual(names(contract?.gives?.messages));
  for (const page of Object.values(pages))
    if ('page' in page) expect(await page.page(), page.path).toHaveProperty('Component');
}

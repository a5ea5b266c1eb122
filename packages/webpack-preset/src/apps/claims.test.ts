import type { MenuEntry, PanelRules, RemoteConfig } from '@paddock/core/remote-config';
import type { MenuClaim, PanelClaim } from '@paddock/release/record';
import { expectTypeOf, test } from 'vitest';

type PanelConfig = NonNullable<RemoteConfig['panels']>[number];

test('[BUILD-16] build.json has each field of a menu entry and of a panel', () => {
  expectTypeOf<keyof MenuClaim>().toEqualTypeOf<keyof MenuEntry>();
  expectTypeOf<keyof PanelClaim>().toEqualTypeOf<keyof PanelConfig>();
  expectTypeOf<keyof PanelClaim['rules']>().toEqualTypeOf<keyof PanelRules>();
  expectTypeOf<MenuClaim['audience']>().toEqualTypeOf<MenuEntry['audience']>();
});

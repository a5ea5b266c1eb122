import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or another key, until the target has the focus. */
export async function tabTo(page: Page, target: Locator, { most = 40, key = 'Tab' } = {}): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Reaches a button by keyboard and presses it. */
export async function pressByKey(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Controls without a name: a screen reader lists only their role. */
const UNNAMED =
  /^\s*- (?:button|link|textbox|searchbox|checkbox|radio|combobox|spinbutton|switch|dialog|region)(?= \[|:|$)/m;

/** The accessibility tree of a part of the page; every control must have a name. */
export async function readAloud(part: Locator): Promise<string> {
  const heard = await part.ariaSnapshot();
  expect(heard, 'controls without a name').not.toMatch(UNNAMED);
  return heard;
}

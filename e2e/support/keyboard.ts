import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus as a keyboard does, until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Presses a button, reached by the keyboard. */
export async function pressByKey(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Controls as a screen reader lists them: one that has no name stands there as its role alone. */
const UNNAMED =
  /^\s*- (?:button|link|textbox|searchbox|checkbox|radio|combobox|spinbutton|switch|dialog|region)(?= \[|:|$)/m;

/** What a screen reader finds in a part of the page; every control in it has a name. */
export async function readAloud(part: Locator): Promise<string> {
  const heard = await part.ariaSnapshot();
  expect(heard, 'controls without a name').not.toMatch(UNNAMED);
  return heard;
}

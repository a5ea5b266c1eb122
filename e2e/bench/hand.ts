import { setTimeout as rest } from 'node:timers/promises';
import type { Tab } from './tab.ts';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;
/** How long a pointer rests before a press, and a key is held. */
const REST_MS = 100;

/** Resolves with the first defined result of `look`, run in the page; rejects after a minute. */
export const until = async <Argument, Result>(
  tab: Tab,
  what: string,
  look: (argument: Argument) => Result | null,
  argument: Argument,
): Promise<Result> => {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const found = await tab.run(look, argument);
    if (found !== null) return found;
    await rest(LOOK_EVERY_MS);
  }
  throw new Error(`${what} did not come within ${PATIENCE_MS} ms`);
};

/**
 * In the page: the centre of the first match of a selector, once a press there reaches it. Scrolls
 * to it if it is out of view, or covered by a bar at the edge.
 */
const middleOf = (selector: string) => {
  const element = document.querySelector(selector);
  const reached = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element?.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
  };
  const middle = reached();
  if (middle) return middle;
  element?.scrollIntoView({ block: 'center' });
  return reached();
};

/** Moves the pointer to the first match of a selector. */
export const pointAt = async (tab: Tab, selector: string): Promise<{ x: number; y: number }> => {
  const middle = await until(tab, selector, middleOf, selector);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...middle });
  return middle;
};

/** Presses the first match of a selector. */
export const press = async (tab: Tab, selector: string): Promise<void> => {
  const button = { ...(await pointAt(tab, selector)), button: 'left', clickCount: 1 } as const;
  await rest(REST_MS);
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
};

/** Presses a letter's key, or Escape. */
export const pressKey = async (tab: Tab, key: string): Promise<void> => {
  const isLetter = key !== 'Escape';
  const code = { key, windowsVirtualKeyCode: isLetter ? key.toUpperCase().charCodeAt(0) : 27 };
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...code, ...(isLetter && { text: key }) });
  await rest(REST_MS);
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
};

import { expect, onTestFinished, test } from 'vitest';
import { watchBuiltins } from './replaced-builtins.ts';

/** Sets a property until the test ends. */
const replace = (owner: object, key: string, change: PropertyDescriptor) => {
  const before = Object.getOwnPropertyDescriptor(owner, key) as PropertyDescriptor;
  Object.defineProperty(owner, key, { ...before, ...change });
  onTestFinished(() => void Object.defineProperty(owner, key, before));
};

test('[BUILTIN-1] a page whose built-in functions are as they were names none', () => {
  expect(watchBuiltins()()).toEqual([]);
});

test.each([
  ['window.fetch', globalThis, 'fetch'],
  ['Promise.then', Promise.prototype, 'then'],
  ['JSON.parse', JSON, 'parse'],
  ['Function.apply', Function.prototype, 'apply'],
  ['Array.push', Array.prototype, 'push'],
  ['Object.keys', Object, 'keys'],
  ['Object.getOwnPropertyDescriptor', Object, 'getOwnPropertyDescriptor'],
] as const)('[BUILTIN-1] %s is named when it was replaced, and once', (name, owner, key) => {
  const replaced = watchBuiltins();
  const original = (owner as unknown as Record<string, (...args: unknown[]) => unknown>)[key];
  replace(owner, key, {
    value(this: unknown, ...args: unknown[]) {
      return Reflect.apply(original as () => unknown, this, args);
    },
  });
  expect(replaced()).toEqual([name]);
  expect(replaced()).toEqual([]);
});

test('[BUILTIN-1] a getter put before a value is named', () => {
  const replaced = watchBuiltins();
  const { stringify } = JSON;
  const before = Object.getOwnPropertyDescriptor(JSON, 'stringify') as PropertyDescriptor;
  Object.defineProperty(JSON, 'stringify', { configurable: true, get: () => stringify });
  onTestFinished(() => void Object.defineProperty(JSON, 'stringify', before));
  expect(replaced()).toEqual(['JSON.stringify']);
});

test('[BUILTIN-1] what somebody adds is not named', () => {
  const replaced = watchBuiltins();
  Object.defineProperty(Array.prototype, 'mine', { configurable: true, value: () => {} });
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'mine'));
  expect(replaced()).toEqual([]);
});

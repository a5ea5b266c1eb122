import { expect, test } from 'vitest';
import { MESSAGES } from './fake/fake-release.ts';
import { parseRemoteModule } from './index.ts';

const Component = () => null;
const claims = {
  routes: [
    { path: '/races/:date?', files: [], reads: [] },
    { path: '/race/:id', files: [], reads: [] },
  ],
  navigation: [],
  panels: ['ticker'],
  modals: ['rules'],
  slots: ['home.main'],
};
const task = { name: 'races', rate: 'short', audience: 'everyone', run: async () => {} };
const whole = {
  routes: [{ path: '/races/:date?' }, { children: [{ path: '/race/:id' }] }],
  panels: { ticker: Component },
  modals: { rules: { $$typeof: Symbol.for('react.lazy') } },
  slots: { 'home.main': Component },
  tasks: [task],
  messages: MESSAGES,
};

test('[BOUNDARY-9] a module that gives what its build claims is taken as it is', () => {
  expect(parseRemoteModule({ default: whole }, { claims })).toBe(whole);
  expect(parseRemoteModule({ default: { messages: MESSAGES } }, { claims })).toEqual({ messages: MESSAGES });
});

test('[BOUNDARY-9] a task may have a function as its rate, or no rate', () => {
  const tasks = [task, { ...task, rate: () => null }, { ...task, rate: undefined }];
  expect(parseRemoteModule({ default: { ...whole, tasks } }, { claims }).tasks).toBe(tasks);
});

test.each<[string, unknown]>([
  ['default', undefined],
  ['default', null],
  ['default', 'text'],
  ['default', {}],
  ['default', { default: [] }],
  ['routes', { default: { ...whole, routes: {} } }],
  ['routes[0]', { default: { ...whole, routes: [null] } }],
  ['routes[0].path', { default: { ...whole, routes: [{ path: '/user' }] } }],
  ['routes[0].path', { default: { ...whole, routes: [{}] } }],
  ['routes[0].children[0].path', { default: { ...whole, routes: [{ children: [{ path: '/user' }] }] } }],
  ['panels', { default: { ...whole, panels: [] } }],
  ['panels.chat', { default: { ...whole, panels: { chat: Component } } }],
  ['modals.rules', { default: { ...whole, modals: { rules: 'rules' } } }],
  ['slots.race.stream', { default: { ...whole, slots: { 'race.stream': Component } } }],
  ['tasks', { default: { ...whole, tasks: {} } }],
  ['tasks[0]', { default: { ...whole, tasks: [1] } }],
  ['tasks[0].name', { default: { ...whole, tasks: [{ ...task, name: 1 }] } }],
  ['tasks[1].rate', { default: { ...whole, tasks: [task, { ...task, rate: 5 }] } }],
  ['tasks[0].audience', { default: { ...whole, tasks: [{ ...task, audience: 'all' }] } }],
  ['tasks[0].run', { default: { ...whole, tasks: [{ ...task, run: null }] } }],
  ['messages', { default: { ...whole, messages: undefined } }],
  ['messages.en', { default: { ...whole, messages: { ...MESSAGES, en: {} } } }],
])('[BOUNDARY-9] a module whose %s is wrong is refused with that name', (field, exposed) => {
  const refuse = () => parseRemoteModule(exposed, { claims });
  expect(refuse).toThrow(expect.objectContaining({ name: 'LoadFailure', kind: 'contract', phase: 'module' }));
  expect(refuse).toThrow(`module: ${field} `);
});

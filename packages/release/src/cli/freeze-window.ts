import { ReleaseError } from '../release-error.ts';
import { changePolicy } from '../trust/change-policy.ts';
import { type FreezeWindow, parseWindow } from '../trust/freeze-window.ts';
import { type Policy, readPolicy } from '../trust/policy.ts';
import { requireChannel } from './known-names/require-channel.ts';
import type { Session } from './session.ts';

const windowsOf = ({ channels }: Policy, channel: string): FreezeWindow[] => channels?.[channel]?.windows ?? [];

const change = async (session: Session, edit: (windows: FreezeWindow[]) => FreezeWindow[]): Promise<Policy> => {
  const { store, channel } = session;
  return changePolicy(store, await session.signingKey('root.key'), (policy) => ({
    keys: policy.keys,
    channels: {
      ...policy.channels,
      [channel]: { ...policy.channels?.[channel], windows: edit(windowsOf(policy, channel)) },
    },
  }));
};

const describe = ({ name, from, to, zone }: FreezeWindow): string => `${name}: ${from} to ${to}, ${zone}`;

const undo = ({ command }: Session, window: FreezeWindow): string => {
  const { name, from, to, zone } = window;
  return command('policy', 'freeze-window', 'add', name, '--from', from, '--to', to, '--zone', zone);
};

export const runWindowAdd = async (session: Session<Omit<FreezeWindow, 'name'>>, name: string): Promise<void> => {
  const { channel, flags, store } = session;
  await requireChannel(session);
  const [from, to] = [flags.from.toLowerCase(), flags.to.toLowerCase()];
  const window = parseWindow({ name, from, to, zone: flags.zone }, '');
  const before = windowsOf(await readPolicy(store), channel).find((each) => each.name === name);
  const policy = await change(session, (windows) => [...windows.filter((each) => each.name !== name), window]);
  session.answer(
    { action: 'policy freeze-window add', changed: true, channel, window, policy: policy.version },
    `Nothing is promoted on ${channel} in the window ${describe(window)} (policy ${policy.version}); rollbacks go on`,
  );
  const back = before ? undo(session, before) : session.command('policy', 'freeze-window', 'remove', name);
  session.world.err(`Undo: ${back}\n`);
};

export const runWindowRemove = async (session: Session, name: string): Promise<void> => {
  const { channel, store } = session;
  const windows = windowsOf(await readPolicy(store), channel);
  const window = windows.find((each) => each.name === name);
  if (!window) {
    throw new ReleaseError(
      'not-found',
      `${channel} has no freeze window ${name}`,
      windows.length > 0 ? `It has ${windows.map(describe).join('; ')}.` : 'It has none.',
    );
  }
  const policy = await change(session, (all) => all.filter((each) => each.name !== name));
  session.answer(
    { action: 'policy freeze-window remove', changed: true, channel, window, policy: policy.version },
    `${channel} has no freeze window ${name} any more (policy ${policy.version})`,
  );
  session.world.err(`Undo: ${undo(session, window)}\n`);
};

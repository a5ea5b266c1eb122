import type { Locale } from '@paddock/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RefreshTask } from './refresh/refresh-task.ts';

// biome-ignore lint/suspicious/noExplicitAny: a slot's props are agreed between two remotes, not with the host
export type SlotComponent = ComponentType<any>;

/** The one module that a remote exposes, as the default export of `src/remote.ts`. The boundary parses it. */
export interface RemoteModule {
  /** Route objects with absolute paths without locale prefix (`/race/:id`), lazy below. */
  routes?: RouteObject[];
  panels?: Record<string, ComponentType>;
  modals?: Record<string, ComponentType>;
  slots?: Record<string, SlotComponent>;
  tasks?: RefreshTask[];
  /** Texts by locale; the shell adds them under the remote's name as i18next namespace before it renders the remote. */
  messages: Record<Locale, () => Promise<{ default: object }>>;
}

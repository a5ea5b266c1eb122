import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RefreshTask } from '../refresh/refresh-task.ts';
import type { Locale } from './product.ts';

// biome-ignore lint/suspicious/noExplicitAny: props of slots and modals are typed where they are used, by the contracts
export type AnyComponent = ComponentType<any>;

/**
 * The only module that a remote exposes, as the default export of `src/remote.ts`. The boundary
 * checks it.
 */
export interface RemoteModule {
  /** Made from `src/pages.ts` by `routesOf`. */
  routes?: RouteObject[];
  panels?: Record<string, ComponentType>;
  /** Rendered with {@link ModalProps}. */
  modals?: Record<string, AnyComponent>;
  slots?: Record<string, AnyComponent>;
  /** Called with the data of each message that the remote's contract takes. */
  takes?: Record<string, (data: never) => void>;
  tasks?: RefreshTask[];
  /** Texts by locale; the shell adds them under the remote's name before it renders the remote. */
  messages: { [_ in Locale]: () => Promise<{ default: object }> };
}

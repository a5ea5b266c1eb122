import { MODAL_NAMES, provideShellServices } from '@paddock/host/shell';
import { links } from '../../contract.ts';
import { panelRules } from '../panels/panel-table.ts';
import type { RemoteSource } from './remote-source.ts';

/**
 * Provides the contract's services: links, panels, the order of system modals, and delivery of
 * messages. Returns the undo function.
 */
export const startShellServices = (source: RemoteSource): (() => void) =>
  provideShellServices({
    links: () => ({ ...source.links(), ...links }),
    panelRules: (name) => panelRules(name, source),
    systemModals: MODAL_NAMES,
    deliver(name, data) {
      for (const remote of source.messageOwners(name)) void deliverTo(source, remote, name, data);
    },
  });

/** A remote that fails to load, or throws, must not fail the sender. */
async function deliverTo(source: RemoteSource, remote: string, name: string, data: object): Promise<void> {
  try {
    const { module } = await source.load(remote);
    const take = module.takes?.[name] as ((data: object) => void) | undefined;
    take?.(data);
  } catch (error) {
    if (!source.failureOf(remote)) source.reportRenderError(remote, error);
  }
}

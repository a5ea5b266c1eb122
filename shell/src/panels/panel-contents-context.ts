import type { LazyView } from '@paddock/ui/lazy-view';
import { createContext } from 'react';

export type Contents = Partial<Record<string, LazyView<object>>>;

/**
 * The contents of the shell's own panels by name. A context, since the content of the burger has
 * buttons that fetch the contents of others.
 */
export const PanelContents = createContext<Contents>({});

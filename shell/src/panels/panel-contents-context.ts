import type { LazyView } from '@paddock/ui/lazy-view';
import { createContext } from 'react';

export type Contents = Partial<Record<string, LazyView<object>>>;

/**
 * The contents of the shell's own panels by name. A context, because the burger's content has
 * buttons that fetch the contents of other panels.
 */
export const PanelContents = createContext<Contents>({});

export type PlayerKeyAction = 'play' | 'mute' | 'fullscreen' | 'louder' | 'quieter' | 'back' | 'forward';

const ACTIONS: Record<string, PlayerKeyAction> = {
  ' ': 'play',
  k: 'play',
  m: 'mute',
  f: 'fullscreen',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};

export interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** lower-case tag name of the focused element */
  focused: string;
}

/**
 * The action of a key while the focus is in the player; null for keys of the browser or of a
 * control.
 */
export const keyAction = ({ key, altKey, ctrlKey, metaKey, focused }: PressedKey): PlayerKeyAction | null => {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === ' ' && focused === 'button') return null;
  if (key.startsWith('Arrow') && focused === 'input') return null;
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? null;
};

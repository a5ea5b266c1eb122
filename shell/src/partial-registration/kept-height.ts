const NAME = 'paddock-partial-registration';

/** The height (px) of the notice in this tab's last page; 0 without one, or without storage. */
export function keptHeight(): number {
  try {
    return Number(sessionStorage.getItem(NAME));
  } catch {
    return 0;
  }
}

/** Keeps the height for the next load. */
export function keepHeight(px: number): void {
  try {
    if (px === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, String(px));
  } catch {
    // Without storage the next page moves once.
  }
}

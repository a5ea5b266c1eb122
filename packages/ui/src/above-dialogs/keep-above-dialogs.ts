import classes from './above-dialogs.module.css';

/**
 * Keeps an element above the page and above the newest dialog, until the returned function is
 * called.
 * The element is moved into that dialog: a modal dialog makes everything outside it inert, the top
 * layer too. Without a dialog it is the last child of the body.
 * Pass an element that no other code moves: the container of a portal.
 */
export function keepAboveDialogs(element: HTMLElement): () => void {
  let open: HTMLDialogElement[] = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  element.classList.add(...[classes.above].filter((name) => name !== undefined));
  element.popover = 'manual';
  element.remove();

  const place = () => {
    const parent = open.at(-1) ?? document.body;
    if (element.parentElement === parent) return;
    parent.append(element); // Moving hides a popover that was shown.
    element.showPopover?.();
  };
  const dialogs = new MutationObserver((changes) => {
    const changed = new Set(
      changes.map(({ target }) => target).filter((target) => target instanceof HTMLDialogElement),
    );
    open = [...open.filter((dialog) => !changed.has(dialog)), ...[...changed].filter((dialog) => dialog.open)];
    place();
  });
  dialogs.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  place();
  return () => dialogs.disconnect();
}

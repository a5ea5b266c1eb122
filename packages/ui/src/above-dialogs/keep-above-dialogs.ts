import classes from './above-dialogs.module.css';

/**
 * Keeps an element over the page and over the newest dialog, until the returned function is called. It is moved into that dialog: a
 * modal one makes all that is outside of it inert, the top layer too, so that it could be neither pressed nor heard there. Without
 * dialogs it is the last of the page. Give one that no other code moves: the container of a portal.
 */
export function keepAboveDialogs(element: HTMLElement): () => void {
  let open: HTMLDialogElement[] = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  element.classList.add(...[classes.above].filter((name) => name !== undefined));
  element.popover = 'manual';
  element.remove();

  const place = () => {
    const parent = open.at(-1) ?? document.body;
    if (element.parentElement === parent) return;
    parent.append(element); // Which hides it, where it was shown before.
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

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import classes from './dialog.module.css';

interface DismissibleProps {
  /** The reader wants to leave: Escape, the close button, a press beside the dialog. It stays until it is rendered no more. */
  onClose: () => void;
  /** Name of the close button. */
  closeLabel: string;
}

interface NotDismissibleProps {
  /** Without it the dialog has no close button and outlasts Escape: only what it asks leads out of it. */
  onClose?: undefined;
  closeLabel?: undefined;
}

export type DialogProps = (DismissibleProps | NotDismissibleProps) & {
  /** Heading; names the dialog. */
  title: ReactNode;
  /** How wide it is on a desktop: small for a question, medium (unless told) for a form, large for a table. A sheet on a phone. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What has the focus first, such as the only field; the heading unless told, so that reading begins at the top. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons that stay in sight while the content scrolls; the one that leads on stands last. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered. The browser keeps the focus in it, the page behind it inert, and the
 * newest of several on top.
 */
export function Dialog({ title, onClose, closeLabel, size = 'medium', initialFocus, footer, children }: DialogProps) {
  const titleId = useId();
  const { dialog, heading, show } = useModal(initialFocus);
  const dismissal = useDismissal(onClose, show);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={classNames(classes.dialog, classes[size])} {...dismissal}>
      <div className={classes.header}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      <div className={classes.body}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </dialog>
  );
}

/** Opens the dialog with its first rendering, and closes it with its last. */
function useModal(initialFocus: RefObject<HTMLElement | null> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    keepScrollBarWidth();
    dialog.current?.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
  };
  // Once: where the focus begins is asked for when it begins.
  useLayoutEffect(() => {
    const element = dialog.current;
    show();
    // Still in the document here: that is why `close` can give the focus back to what had it.
    return () => element?.close();
  }, []);
  return { dialog, heading, show };
}

/** The page gets no scroll bar behind a dialog; its width is kept free, so that nothing moves sideways. */
function keepScrollBarWidth(): void {
  const { documentElement } = document;
  if (document.querySelector('dialog:modal')) return;
  documentElement.style.setProperty('--scroll-bar', `${window.innerWidth - documentElement.clientWidth}px`);
}

const isOwn = (event: SyntheticEvent): boolean => event.target === event.currentTarget;

/** A popover in it takes the Escape key first, unless it is one that the key does not close. */
const isForThisDialog = ({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean =>
  (target as Element).closest('dialog') === currentTarget &&
  !currentTarget.querySelector(':popover-open:not([popover=manual])');

/** The ways out of a dialog; it asks its owner, and never closes by itself. */
function useDismissal(onClose: (() => void) | undefined, show: () => void) {
  const pressedBeside = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      // Browsers let a second Escape pass whatever `cancel` says, but not one whose key was taken.
      if (!onClose && event.key === 'Escape' && isForThisDialog(event)) event.preventDefault();
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file field in it cancels too, and that event bubbles.
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose?.();
    },
    // Closed over its owner's head (a second gesture "back"): its owner decides, as ever.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOwn(event) || event.currentTarget.open) return;
      show();
      onClose?.();
    },
    // The backdrop is the dialog itself. A press that began inside, while selecting text, is none beside it.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = isOwn(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBeside.current && isOwn(event)) onClose?.();
    },
  };
}

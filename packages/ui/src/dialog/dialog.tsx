import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import classes from './dialog.module.css';

interface DismissibleProps {
  /**
   * Called when the user wants to leave: Escape, the close button, a press outside. The dialog
   * stays open as long as it is rendered.
   */
  onClose: () => void;
  /** Label of the close button. */
  closeLabel: string;
}

interface NotDismissibleProps {
  /** Without it the dialog has no close button and ignores Escape: the user must answer. */
  onClose?: undefined;
  closeLabel?: undefined;
}

export type DialogProps = (DismissibleProps | NotDismissibleProps) & {
  /** Heading; it names the dialog. */
  title: ReactNode;
  /**
   * Width on a desktop: small for a question, medium (default) for a form, large for a table.
   * Always a sheet on a phone.
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons that stay visible while the content scrolls; the main action is last. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered. The browser traps the focus, makes the
 * page inert and stacks several dialogs.
 */
export function Dialog({ title, onClose, closeLabel, size = 'medium', footer, children }: DialogProps) {
  const titleId = useId();
  const { dialog, heading, show } = useModal();
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

/** Opens the dialog on mount and closes it on unmount. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    keepScrollBarWidth();
    dialog.current?.showModal();
    heading.current?.focus();
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    show();
    // The element is still in the document here, so `close` can restore the focus.
    return () => element?.close();
  }, []);
  return { dialog, heading, show };
}

/** The page loses its scroll bar behind a dialog. Its width is reserved so that nothing moves. */
function keepScrollBarWidth(): void {
  const { documentElement } = document;
  if (document.querySelector('dialog:modal')) return;
  documentElement.style.setProperty('--scroll-bar', `${window.innerWidth - documentElement.clientWidth}px`);
}

const isOwn = (event: SyntheticEvent): boolean => event.target === event.currentTarget;

/** A popover inside handles Escape first, unless it is a manual one. */
const isForThisDialog = ({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean =>
  (target as Element).closest('dialog') === currentTarget &&
  !currentTarget.querySelector(':popover-open:not([popover=manual])');

/** The ways to dismiss a dialog. They ask the owner; the dialog never closes itself. */
function useDismissal(onClose: (() => void) | undefined, show: () => void) {
  const pressedBeside = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      // Browsers ignore `preventDefault` of a second `cancel`, but not of the key itself.
      if (!onClose && event.key === 'Escape' && isForThisDialog(event)) event.preventDefault();
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires `cancel` too, and that event bubbles.
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose?.();
    },
    // The browser closed it (a second "back" gesture): the owner still decides.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOwn(event) || event.currentTarget.open) return;
      show();
      onClose?.();
    },
    // The backdrop belongs to the dialog element. A press that began inside, for example a text
    // selection, does not count.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = isOwn(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBeside.current && isOwn(event)) onClose?.();
    },
  };
}

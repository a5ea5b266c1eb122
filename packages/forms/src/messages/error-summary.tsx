import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { RegisteredField } from '../form/field-registry.ts';
import { useFormScope } from '../form/form-scope.ts';
import { translateRule } from '../rules/translate-rule.ts';
import { useFormsTexts } from '../use-forms-texts.ts';
import { errorLeaves } from './error-leaves.ts';
import styles from './error-summary.module.css';

/** Why a form was refused. Each new refusal takes the focus. */
export interface Refusal {
  /** Encoded as `translateRule` expects it. */
  message: string;
  /** For support. */
  tag?: string | undefined;
  /** The next step: a link or a button. */
  wayOn?: ReactNode;
}

/** A checkbox has a sentence as its label. */
const withoutStop = (label: string): string => label.replace(/[.:]$/, '');

const follow = async (event: MouseEvent<HTMLAnchorElement>, { id, reveal }: RegisteredField): Promise<void> => {
  // Do not put the field into the URL: it may be shared, or read by a router.
  event.preventDefault();
  if (reveal) {
    await reveal();
    // A hidden field takes no focus; the step is visible in the next frame.
    await new Promise(requestAnimationFrame);
  }
  document.getElementById(id)?.focus();
};

/** All errors of a form, with links to the fields. It takes the focus when the form is refused. */
export function ErrorSummary({ refusal }: { refusal: Refusal }) {
  const t = useFormsTexts();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const { fields } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // Each refusal takes the focus, even with the same message.
  useEffect(() => box.current?.focus(), [refusal]);

  const order = fields.list().map(({ name }) => name);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const leaves = [...errorLeaves(errors)].sort((one, other) => place(one.name) - place(other.name));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of inputs, and a fieldset brings styles of its own
    <div ref={box} role="group" className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <p id={id} className={styles.message}>
        {translateRule(t, refusal.message)}
      </p>
      {leaves.length > 0 && (
        <ul className={styles.list}>
          {leaves.map(({ name, message }) => {
            const field = fields.get(name);
            const words = translateRule(t, message);
            return (
              <li key={name}>
                {field ? (
                  <a href={`#${field.id}`} onClick={(event) => follow(event, field)}>
                    {withoutStop(field.label)}: {words}
                  </a>
                ) : (
                  words
                )}
              </li>
            );
          })}
        </ul>
      )}
      {refusal.wayOn && <div>{refusal.wayOn}</div>}
      {refusal.tag && <p className={styles.tag}>{t('form.supportCode', { code: refusal.tag })}</p>}
    </div>
  );
}

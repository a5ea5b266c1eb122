import { valibotResolver } from '@hookform/resolvers/valibot';
import { Skeleton } from '@paddock/ui/skeleton';
import {
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { onDraftsDropped } from '../drafts/drop-drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { ErrorSummary, type Refusal } from '../messages/error-summary.tsx';
import { type FailureOptions, isApiErrorLike, readFailure } from '../messages/form-failure.ts';
import { ruleMessage } from '../rules/rule.ts';
import { useFormsTexts } from '../use-forms-texts.ts';
import { createFieldRegistry } from './field-registry.ts';
import styles from './form.module.css';
import { type FormScope, FormScopeContext } from './form-scope.ts';
import { requiredFields } from './required-fields.ts';

export interface FormProps<TInput extends FieldValues, TOutput> {
  /** The form's schema, with the rules of `@paddock/forms/rules`. */
  schema: GenericSchema<TInput, TOutput>;
  /**
   * Initial values, with an entry for every field (`''`, `false`, `null` for an amount). Read once.
   */
  defaultValues: NoInfer<TInput>;
  /**
   * Called with the schema's output. The form is pending until the promise settles. A thrown error
   * shows at the fields that it names, else as the form's message.
   */
  onSubmit: (values: TOutput) => Promise<unknown> | unknown;
  /** Name of the form, for screen readers. */
  label: string;
  /** Group name of the draft; without it no draft is saved. */
  draft?: string | undefined;
  /**
   * Called when the form starts to differ from its initial or submitted values, and when it no
   * longer does.
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /**
   * Wire names that differ from their field's name. `snake_case` maps to `camelCase` automatically.
   */
  wireNames?: FailureOptions['wireNames'];
  /** Translates a server's error code at a field. */
  explain?: FailureOptions['explain'];
  /** The next step after the error that `onSubmit` threw: a link or a button. */
  wayOn?: ((thrown: unknown) => ReactNode) | undefined;
  /** Which fields are marked with a word: choose the rarer ones. Default: the optional ones. */
  mark?: FormScope['mark'] | undefined;
  children: ReactNode;
}

/**
 * A form with validation on input and blur, an error summary and an optional draft. Typed values
 * are lost only when the drafts are dropped, at the end of a session.
 */
export function Form<TInput extends FieldValues, TOutput>(props: FormProps<TInput, TOutput>) {
  // The texts of forms load with the first one: what is below it keeps its place meanwhile.
  const height = `calc(${Object.keys(props.defaultValues).length} * 5.75rem + 4rem)`;
  const [start, startAnew] = useReducer((starts: number) => starts + 1, 0);
  useEffect(() => onDraftsDropped(startAnew), []);
  return (
    <Suspense fallback={<Skeleton height={height} />}>
      <FormBody key={start} {...props} />
    </Suspense>
  );
}

function FormBody<TInput extends FieldValues, TOutput>(props: FormProps<TInput, TOutput>) {
  const { schema, onSubmit, label, mark = 'optional', children } = props;
  useFormsTexts();
  const [defaultValues] = useState(props.defaultValues);
  const [fields] = useState(() => createFieldRegistry());
  const form = useForm<TInput, unknown, TOutput>({
    defaultValues: defaultValues as DefaultValues<TInput>,
    resolver: valibotResolver(schema),
    // Without it, valibot compares two fields only when all others are valid.
    criteriaMode: 'all',
    // `useField` decides when a field is validated; the code below moves the focus.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useDraft(form, { group: props.draft, fields, defaultValues });
  const [refusal, setRefusal] = useState<Refusal>();
  const isSending = useRef(false);
  useDirtyChange(form.formState.isDirty, props.onDirtyChange);

  const scope = useMemo(
    () => ({
      fields,
      showErrors: refusal !== undefined,
      required: requiredFields(schema, defaultValues),
      mark,
      isShown: true,
    }),
    [fields, refusal, schema, defaultValues, mark],
  );

  const refuse = () => setRefusal({ message: ruleMessage('incomplete') });

  const fail = (thrown: unknown) => {
    const failure = readFailure(thrown, {
      hasField: (name) => fields.get(name) !== undefined,
      wireNames: props.wireNames,
      explain: props.explain,
    });
    for (const [name, message] of Object.entries(failure.fields)) {
      form.setError(name as Path<TInput>, { type: 'server', message });
    }
    setRefusal({
      message: failure.message ?? ruleMessage('incomplete'),
      tag: failure.tag,
      wayOn: props.wayOn?.(thrown),
    });
    // A programming error shows as a failure, and still reaches error monitoring.
    if (!isApiErrorLike(thrown)) reportError(thrown);
  };

  const send = async (values: TOutput) => {
    const sent = structuredClone(form.getValues());
    try {
      await onSubmit(values);
    } catch (thrown) {
      return fail(thrown);
    }
    draft.clear();
    setRefusal(undefined);
    form.resetDefaultValues(sent);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a dialog, React's event bubbles to the form that opened it.
    event.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    await form
      .handleSubmit(send, refuse)()
      .finally(() => {
        isSending.current = false;
      });
  };

  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        {/* `post`: typed values never end up in a URL. */}
        <form className={styles.form} method="post" noValidate aria-label={label} onSubmit={submit}>
          {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
          {refusal && <ErrorSummary refusal={refusal} />}
          {children}
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}

function useDirtyChange(isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined): void {
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    if (!isDirty) return;
    tell(true);
    return () => tell(false);
  }, [isDirty]);
}

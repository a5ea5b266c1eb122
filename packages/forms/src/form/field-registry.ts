/** The kind of a field's value. Drafts never hold secrets: passwords, IBANs and codes. */
export type FieldKind = 'plain' | 'secret';

/** A mounted field. */
export interface RegisteredField {
  /** Its path in the form's values. */
  name: string;
  label: string;
  kind: FieldKind;
  /** Id of the focusable element. */
  id: string;
  /** Shows the step that contains it. */
  reveal?: (() => Promise<unknown>) | undefined;
}

/** The fields of a form. */
export interface FieldRegistry {
  /** Adds a field; returns a function that removes it. */
  add(field: RegisteredField): () => void;
  get(name: string): RegisteredField | undefined;
  /** The mounted fields in page order. */
  list(): readonly RegisteredField[];
  /**
   * The kind of the values under this top-level name; undefined if no field was mounted for it yet.
   * One secret makes all of them secret.
   */
  kindOf(name: string): FieldKind | undefined;
}

const topLevel = (name: string): string => name.split('.', 1)[0] ?? name;

const byPlace = (one: RegisteredField, other: RegisteredField): number => {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, RegisteredField>();
  // Kinds outlive their fields, because a step that is left keeps its values.
  const kinds = new Map<string, FieldKind>();
  return {
    add(field) {
      const key = topLevel(field.name);
      fields.set(field.name, field);
      if (kinds.get(key) !== 'secret') kinds.set(key, field.kind);
      return () => {
        if (fields.get(field.name) === field) fields.delete(field.name);
      };
    },
    get: (name) => fields.get(name),
    list: () => [...fields.values()].sort(byPlace),
    kindOf: (name) => kinds.get(name),
  };
}

/** What kind of thing a field asks for. Drafts never keep secrets: passwords, IBANs and codes. */
export type FieldKind = 'plain' | 'secret';

/** A field that is on screen. */
export interface RegisteredField {
  /** Its path in the values of the form. */
  name: string;
  label: string;
  kind: FieldKind;
  /** Id of the element that takes the focus. */
  id: string;
  /** Shows the step that it is in. */
  reveal?: (() => Promise<unknown>) | undefined;
}

/** Which fields a form has. */
export interface FieldRegistry {
  /** Adds a field; returns how to take it away. */
  add(field: RegisteredField): () => void;
  get(name: string): RegisteredField | undefined;
  /** The fields on screen, in the order of the page. */
  list(): readonly RegisteredField[];
  /** Of what kind the values under this top-level name are, once a field was on screen for them; one secret makes all of them secret. */
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
  // Kinds outlive their field: a step that is left keeps its values.
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

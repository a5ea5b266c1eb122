/** The kinds of references, as in `bet:12`, that have a text. Another build may know more. */
const REFERENCES = ['bet', 'team', 'payment', 'voucher', 'loyalty_entry', 'wheel_spin', 'shop_order'] as const;

/** The purpose of an entry; null for a kind without a text. */
export function referenceOf(reference: string): { kind: (typeof REFERENCES)[number]; id: string } | null {
  const [kind, id = ''] = reference.split(':');
  const known = REFERENCES.find((each) => each === kind);
  return known ? { kind: known, id } : null;
}

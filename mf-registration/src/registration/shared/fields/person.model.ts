import { houseNumber, length, name, phone, required, zip } from '@paddock/forms/rules';
import { pipe, string } from 'valibot';

const nameEntry = () => pipe(string(), required(), name(), length(0, 60));
const place = () => pipe(string(), required(), length(0, 80));

/**
 * The person, as the contract and the law require (GlüStV § 6a). Choices are texts until they are
 * sent.
 */
export const personEntries = {
  salutation: pipe(string(), required()),
  firstname: nameEntry(),
  lastname: nameEntry(),
  birthName: nameEntry(),
  birthplace: place(),
  nationalityId: pipe(string(), required()),
  country: pipe(string(), required()),
  street: place(),
  houseNumber: pipe(string(), required(), houseNumber(), length(0, 12)),
  zip: pipe(string(), required(), zip(), length(0, 10)),
  city: place(),
  phone: pipe(string(), required(), phone()),
  registerSource: string(),
};

export type Person = Record<keyof typeof personEntries, string>;

export const noPerson: Person = {
  salutation: '',
  firstname: '',
  lastname: '',
  birthName: '',
  birthplace: '',
  nationalityId: '',
  country: 'DEU',
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
  phone: '',
  registerSource: '',
};

/** The person in the call's form. The choices are the server's own. */
export const personBody = ({ nationalityId, registerSource, salutation, ...person }: Person) => ({
  ...person,
  salutation: salutation as 'Frau' | 'Herr' | 'Divers',
  nationalityId: Number(nationalityId),
  ...(registerSource === '' ? {} : { registerSource }),
});

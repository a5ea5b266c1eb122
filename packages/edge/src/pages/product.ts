import type { Build, Product } from '@paddock/release/record';

/** The product of older builds, which lack {@link Build.product}. */
const OLDER: Product = { name: 'Paddock', timeZone: 'Europe/Berlin', currency: 'EUR' };

/** The product of a shell. */
export const productOf = ({ product = OLDER }: Pick<Build, 'product'>): Product => product;

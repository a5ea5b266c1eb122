import type { Build, Product } from '@paddock/release/record';

/** What builds of before {@link Build.product} belong to. */
const OLDER: Product = { name: 'Paddock', timeZone: 'Europe/Berlin', currency: 'EUR' };

/** The product of a shell. */
export const productOf = ({ product = OLDER }: Pick<Build, 'product'>): Product => product;

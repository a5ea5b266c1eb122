/** Leaves the product for an address. Apart, because jsdom cannot navigate. */
export const goTo = (address: string): void => location.assign(address);

/** Leaves the product for a URL. A separate module, because jsdom cannot navigate. */
export const goTo = (address: string): void => location.assign(address);

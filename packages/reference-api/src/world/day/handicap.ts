/** Whether the name of a race says that it is a handicap. */
export const isHandicapName = (name: string): boolean => /\bhandicap(?!\p{L})/iu.test(name);

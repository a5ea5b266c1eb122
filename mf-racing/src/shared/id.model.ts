/** Reads the id of a URL: digits only, exact as a number. Undefined for anything else. */
export function parseId(param: string | undefined): number | undefined {
  if (param === undefined || !/^[1-9]\d*$/.test(param)) return undefined;
  const id = Number(param);
  return Number.isSafeInteger(id) ? id : undefined;
}

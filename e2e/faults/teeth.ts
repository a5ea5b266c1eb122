export async function bite(_: number[]): Promise<number> {
  return 0;
}

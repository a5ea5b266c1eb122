/** Ends a check: prints a line for each problem. A check with a problem fails. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

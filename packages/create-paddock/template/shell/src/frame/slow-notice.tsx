/** Shown while a page loads. The text appears after three seconds: most pages are faster. */
export function SlowNotice() {
  return (
    <p className="slow" role="status">
      This takes longer than usual …
    </p>
  );
}

/** While a page loads. The words come after three seconds: most pages are there before. */
export function SlowNotice() {
  return (
    <p className="slow" role="status">
      This takes longer than usual …
    </p>
  );
}

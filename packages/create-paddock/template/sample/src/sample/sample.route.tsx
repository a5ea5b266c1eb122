/** The page `/sample`. */
export function Component() {
  return (
    <>
      <title>Sample · Kiln</title>
      <h1>Sample</h1>
      <p>There is nothing here yet.</p>
    </>
  );
}

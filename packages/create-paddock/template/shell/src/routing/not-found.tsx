import { Link } from 'react-router';

export function NotFound() {
  return (
    <section>
      <title>Not found · Kiln</title>
      <h1>There is no such page</h1>
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </section>
  );
}

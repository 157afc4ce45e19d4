// A turning ring beside a word; it says nothing by itself.
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}

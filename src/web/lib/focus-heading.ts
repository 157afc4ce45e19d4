// Moves the focus to the heading of a new page or step, so that it is read and the next Tab starts there.
/** @returns whether there was a heading to focus */
export function focusHeading(within: ParentNode | null = document.querySelector('main')): boolean {
  const heading = within?.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

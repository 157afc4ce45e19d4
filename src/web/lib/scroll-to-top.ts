// Next and Back scroll to the top (spec 2), at once for people who asked for less motion.
export function scrollToTop(): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

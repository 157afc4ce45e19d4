// Before the first paint: which screen it is, so that the header is as wide as the page (layout/use-screen-name.ts).
document.documentElement.dataset.screen = location.pathname.split('/')[1].toLowerCase();

// Applies the theme chosen with the theme button before the first paint. Without a choice the system
// decides through `color-scheme` and light-dark() in tokens.css. The key is that of src/web/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Local storage is blocked: the system decides.
}

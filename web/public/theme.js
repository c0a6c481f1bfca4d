// Runs before the first paint, as a file of its own because no inline script is allowed.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed to us: the page then follows the system.
}

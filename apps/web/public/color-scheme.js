// Sets the colour scheme before the first paint; a file of its own, because the content security policy allows no inline scripts.
try {
  const chosen = localStorage.getItem('waybill.colorScheme') || 'auto';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen === 'auto' ? system : chosen);
} catch {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
}

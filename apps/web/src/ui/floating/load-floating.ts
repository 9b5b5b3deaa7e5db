/** The code that places menus, panels and hints beside what opens them: one file of the build, which no first page needs. */
export const loadMenu = () => import('./placed-menu.tsx');
export const loadPanel = () => import('./placed-panel.tsx');
export const loadHint = () => import('./placed-hint.tsx');

/** Fetches that code ahead of its use. A failure shows when it is needed. */
export function fetchFloating(): void {
  loadPanel().catch(() => undefined);
}

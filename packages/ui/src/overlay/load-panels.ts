// The only doors to react-aria: nothing of it is in a page until one of these is called.
export const loadMenuPanel = () => import('./menu-panel.js').then((module) => module.MenuPanel)
export const loadSheetPanel = () => import('./sheet-panel.js').then((module) => module.SheetPanel)
export const loadConfirmPanel = () =>
  import('./confirm-panel.js').then((module) => module.ConfirmPanel)

// A preload that fails is no failure yet: opening tries again and reports.
export const preloadMenuSheet = () => void loadMenuPanel().catch(() => undefined)
export const preloadSheet = () => void loadSheetPanel().catch(() => undefined)

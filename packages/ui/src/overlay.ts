export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog.js'
export { preloadMenuSheet, preloadSheet } from './overlay/load-panels.js'
export { MenuSheet, type MenuSheetProps } from './overlay/menu-sheet.js'
export { Sheet, type SheetProps } from './overlay/sheet.js'

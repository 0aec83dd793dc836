export { BlockConfirm, type BlockConfirmProps } from './safety/block-confirm.js'
export { ReportSheet, type ReportSheetProps } from './safety/report-sheet.js'
export { useBlock, type Blocking } from './safety/use-block.js'

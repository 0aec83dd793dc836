'use client'
import { loadSheetPanel } from './load-panels.js'
import type { SheetPanelProps } from './sheet-panel.js'
import { usePanel } from './use-panel.js'

export type SheetProps = SheetPanelProps

/** A bottom sheet up to 480 px wide, a modal above; loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  const Panel = usePanel(props.isOpen, loadSheetPanel, props.onOpenChange)
  return Panel && <Panel {...props} />
}

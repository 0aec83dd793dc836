'use client'
import { loadMenuPanel } from './load-panels.js'
import type { MenuPanelProps } from './menu-panel.js'
import { usePanel } from './use-panel.js'

export type MenuSheetProps = MenuPanelProps

/** Full height, slides in from the left; loaded when it is first opened. */
export function MenuSheet(props: MenuSheetProps) {
  const Panel = usePanel(props.isOpen, loadMenuPanel, props.onOpenChange)
  return Panel && <Panel {...props} />
}

'use client'
import type { ConfirmPanelProps } from './confirm-panel.js'
import { loadConfirmPanel } from './load-panels.js'
import { usePanel } from './use-panel.js'

export type ConfirmDialogProps = ConfirmPanelProps

/** A question with a consequence; the caller closes it from `onConfirm`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Panel = usePanel(props.isOpen, loadConfirmPanel, props.onOpenChange)
  return Panel && <Panel {...props} />
}

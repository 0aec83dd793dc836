'use client'

import { useLazyComponent } from '@doran/site/core'
import type { ExportPanelProps } from './internal/export-panel'

export type ExportSheetProps = ExportPanelProps

const load = () => import('./internal/export-panel').then((module) => module.ExportPanel)

/** Saves a story as a file, in one of four formats; loaded when it is first opened. */
export function ExportSheet(props: ExportSheetProps) {
  const Panel = useLazyComponent(props.isOpen, load)
  return Panel && <Panel {...props} />
}

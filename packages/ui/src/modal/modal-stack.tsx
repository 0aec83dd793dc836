'use client'
import { useSyncExternalStore } from 'react'
import { usePanel } from '../overlay/use-panel.js'
import type { Modals } from './create-modals.js'
import type { ModalEntry } from './modal-entry.js'

export type ModalStackProps = { modals: Modals }

const loadModalPanels = () => import('./modal-panels.js').then((module) => module.ModalPanels)

const noModals: readonly ModalEntry[] = []

/** Once per page, in the layout. Draws what `modals` opened, each on top of the one before. */
export function ModalStack({ modals }: ModalStackProps) {
  const entries = useSyncExternalStore(modals.subscribe, modals.getSnapshot, () => noModals)
  const isAnyOpen = entries.some(({ isOpen }) => isOpen)
  const Panels = usePanel(isAnyOpen, loadModalPanels, modals.closeAll)
  return Panels && <Panels entries={entries} onClose={modals.close} />
}

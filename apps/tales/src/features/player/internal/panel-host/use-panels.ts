import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OpenPanel, PlayerPanel } from '../panel-parts/player-panel'

export type OpenedPanel = { id: number; panel: PlayerPanel; isOpen: boolean }

/** How long a panel stays after it was closed, to fade; a busy machine draws the last frames late. */
const FADE_MS = 300

/**
 * What is open over the story. Opening another closes the one before it. Once nothing is open the focus returns to what
 * opened the first.
 */
export function usePanels() {
  const [panels, setPanels] = useState<readonly OpenedPanel[]>([])
  const opener = useRef<HTMLElement | null>(null)
  const ids = useRef(0)

  const open = useCallback<OpenPanel>((panel) => {
    const { activeElement } = document
    const isOnPage = activeElement instanceof HTMLElement && !activeElement.closest(DIALOGS)
    if (isOnPage) opener.current = activeElement
    ids.current += 1
    const opened = { id: ids.current, panel, isOpen: true }
    setPanels((before) => [...before.map((other) => ({ ...other, isOpen: false })), opened])
  }, [])
  const close = useCallback((id: number) => {
    setPanels((before) =>
      before.map((panel) => (panel.id === id ? { ...panel, isOpen: false } : panel)),
    )
  }, [])

  useEffect(() => {
    if (panels.every(({ isOpen }) => isOpen)) return
    const timer = setTimeout(
      () => setPanels((before) => before.filter(({ isOpen }) => isOpen)),
      FADE_MS,
    )
    return () => clearTimeout(timer)
  }, [panels])
  // A busy machine may still fade when the panel goes: only then is its focus free.
  useLayoutEffect(() => {
    if (panels.length > 0 || document.querySelector(DIALOGS)) return
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
  }, [panels])

  return { panels, open, close }
}

const DIALOGS = '[role="dialog"], [role="alertdialog"]'

import { type ComponentType, useCallback, useRef, useState } from 'react'
import type { FlagPanelProps } from './flag-panel.js'

export type LoadFlagPanel = () => Promise<ComponentType<FlagPanelProps>>

/**
 * Opens and closes the panel by its keys. The panel is loaded by the first press. A press while it is loading closes
 * nothing: if that load fails, it is tried again for it.
 */
export function useFlagPanel(load: LoadFlagPanel) {
  const [isOpen, setIsOpen] = useState(false)
  const [panel, setPanel] = useState<{ Component: ComponentType<FlagPanelProps> }>()
  const unansweredPresses = useRef(0)

  const press = useCallback(async () => {
    if (panel) return setIsOpen((wasOpen) => !wasOpen)
    unansweredPresses.current += 1
    if (unansweredPresses.current > 1) return
    let Component: ComponentType<FlagPanelProps> | undefined
    while (!Component && unansweredPresses.current > 0) {
      const answered = unansweredPresses.current
      Component = await load().catch(() => undefined)
      unansweredPresses.current -= answered
    }
    unansweredPresses.current = 0
    if (!Component) return
    setPanel({ Component })
    setIsOpen(true)
  }, [panel, load])

  return { Panel: panel?.Component, isOpen, setIsOpen, press }
}

import { useEffect, useState } from 'react'
import { isPanelKeys } from './is-panel-keys.js'

const loadPanel = () => import('./flag-panel.js').then((module) => module.FlagPanel)

/**
 * Once per page. Hears the keys of the hidden panel, which is fetched when they are first pressed; if it does not
 * come, the next press asks again.
 */
export function FeatureFlagKeys() {
  const [isOpen, setIsOpen] = useState(false)
  const [panel, setPanel] = useState<{ Component: Awaited<ReturnType<typeof loadPanel>> }>()

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isPanelKeys(event)) return
      event.preventDefault()
      if (event.repeat) return
      if (panel) setIsOpen((wasOpen) => !wasOpen)
      else void open()
    }
    // Pressed again while it comes, the keys do not close what nobody has seen yet.
    const open = async () => {
      const Component = await loadPanel().catch(() => undefined)
      if (!Component) return
      setPanel({ Component })
      setIsOpen(true)
    }
    // An open overlay keeps what is pressed in it to itself.
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [panel])

  return panel && <panel.Component isOpen={isOpen} onOpenChange={setIsOpen} />
}

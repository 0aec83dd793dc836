import { useEffect } from 'react'
import { isPanelKeys } from './is-panel-keys.js'
import { useFlagPanel } from './use-flag-panel.js'

const loadPanel = () => import('./flag-panel.js').then((module) => module.FlagPanel)

/** Once per page. Listens for the keys of the hidden panel, which is loaded when they are first pressed. */
export function FeatureFlagKeys() {
  const { Panel, isOpen, setIsOpen, press } = useFlagPanel(loadPanel)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPanelKeys(event)) return
      event.preventDefault()
      if (!event.repeat) void press()
    }
    // An open overlay keeps what is pressed in it to itself.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [press])

  return Panel && <Panel isOpen={isOpen} onOpenChange={setIsOpen} />
}

import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads an overlay when it is first opened and keeps it, so that closing can be animated.
 * If the load fails the overlay closes again and the next opening tries anew.
 */
export function usePanel<Props>(
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  onOpenChange: (isOpen: boolean) => void,
): ComponentType<Props> | null {
  const [panel, setPanel] = useState<{ Component: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!isOpen || panel) return
    let isCurrent = true
    load().then(
      (Component) => isCurrent && setPanel({ Component }),
      () => isCurrent && onOpenChange(false),
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen, panel, load, onOpenChange])
  return panel?.Component ?? null
}

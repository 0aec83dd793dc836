'use client'

import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded with the first truthy `trigger`; null until it has come. A failed load breaks nothing
 * and is tried again with the next trigger: another truthy value.
 */
export function useLazyComponent<Props>(
  trigger: unknown,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!trigger || loaded) return
    let isCurrent = true
    load().then(
      (Component) => isCurrent && setLoaded({ Component }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [trigger, loaded, load])
  return loaded?.Component ?? null
}

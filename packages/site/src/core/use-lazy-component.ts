'use client'

import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched with the first wish for it; null until it has come. A load that failed breaks
 * nothing and is tried again with the next wish: another truthy value.
 */
export function useLazyComponent<Props>(
  wish: unknown,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!wish || loaded) return
    let isCurrent = true
    load().then(
      (Component) => isCurrent && setLoaded({ Component }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [wish, loaded, load])
  return loaded?.Component ?? null
}

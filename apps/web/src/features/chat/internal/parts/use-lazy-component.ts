import { useEffect, useState, type ComponentType } from 'react'

/** A component whose code comes once it is wanted; null until then. A load that failed is tried again the next time. */
export function useLazyComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!isWanted || loaded) return
    let isCurrent = true
    load().then(
      (Component) => isCurrent && setLoaded({ Component }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, loaded, load])
  return loaded?.Component ?? null
}

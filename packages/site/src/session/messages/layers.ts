import type { ReactNode } from 'react'

/** The layers over a page, from bottom to top. */
const ORDER = ['modals', 'login', 'toasts'] as const
export type LayerName = (typeof ORDER)[number]

type Layer = { name: LayerName; node: ReactNode }

export type Layers = {
  /** Adds a layer for as long as the page lives; one of each name. */
  add: (name: LayerName, node: ReactNode) => void
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => readonly Layer[]
}

export function createLayers(): Layers {
  let layers: readonly Layer[] = []
  const listeners = new Set<() => void>()
  return {
    add: (name, node) => {
      if (layers.some((layer) => layer.name === name)) return
      layers = [...layers, { name, node }].toSorted(
        (one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name),
      )
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => layers,
  }
}

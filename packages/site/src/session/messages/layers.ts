import type { ReactNode } from 'react'

/** What lies over a page, in the order of these names. */
const ORDER = ['modals', 'login', 'toasts'] as const
export type LayerName = (typeof ORDER)[number]

type Layer = { name: LayerName; node: ReactNode }

export type Layers = {
  /** Draws a layer for as long as the page lives; one of each name. */
  draw: (name: LayerName, node: ReactNode) => void
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => readonly Layer[]
}

export function createLayers(): Layers {
  let drawn: readonly Layer[] = []
  const listeners = new Set<() => void>()
  return {
    draw: (name, node) => {
      if (drawn.some((layer) => layer.name === name)) return
      drawn = [...drawn, { name, node }].toSorted(
        (one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name),
      )
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => drawn,
  }
}

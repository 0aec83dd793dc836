import { useEffect, useEffectEvent, useRef } from 'react'

const KEY = 'playScreen'
/** A browser that answers no traversal is waited for no longer. */
const TRAVERSAL_MS = 1_000

/** `depth`: how many entries of the player lie below it. */
type Entry = { screen: number; depth: number }

export type ScreenHistory = {
  /** Another screen, as an entry of its own. */
  push: (from: number, to: number) => void
  /** To an earlier screen: by the browser's own Back where an entry of the player lies below. */
  back: (to: number) => void
  /** Goes below all screens but the first, so that what comes next takes its place and Back leaves the player. */
  collapse: () => Promise<void>
}

/** Screens of a player, each an entry of the browser's history: Back goes to the one before, and from the first leaves. */
export function useScreenHistory(onShow: (screen: number) => void): ScreenHistory {
  const collapsing = useRef<Promise<void> | null>(null)
  const show = useEffectEvent((state: unknown) => {
    const entry = entryIn(state)
    if (entry && !collapsing.current) onShow(entry.screen)
  })
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => show(event.state)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return {
    push(from, to) {
      const { depth } = mark({ screen: from, depth: depthNow() })
      window.history.pushState(withEntry({ screen: to, depth: depth + 1 }), '')
    },
    back(to) {
      if (depthNow() > 0) window.history.back()
      else {
        mark({ screen: to, depth: 0 })
        onShow(to)
      }
    },
    collapse() {
      const depth = depthNow()
      if (depth === 0) return Promise.resolve()
      collapsing.current ??= traverse(-depth).then(() => {
        collapsing.current = null
      })
      return collapsing.current
    },
  }
}

function depthNow(): number {
  return entryIn(window.history.state)?.depth ?? 0
}

function mark(entry: Entry): Entry {
  window.history.replaceState(withEntry(entry), '')
  return entry
}

// The router finds its own marks in every entry, so it need not be told of these.
function withEntry(entry: Entry): object {
  return { ...window.history.state, [KEY]: entry }
}

function entryIn(state: unknown): Entry | null {
  const entry: unknown = Object(state)[KEY]
  const { screen, depth }: Record<string, unknown> = Object(entry)
  return typeof screen === 'number' && typeof depth === 'number' ? { screen, depth } : null
}

function traverse(by: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', done)
      resolve()
    }
    const timer = setTimeout(done, TRAVERSAL_MS)
    window.addEventListener('popstate', done)
    window.history.go(by)
  })
}

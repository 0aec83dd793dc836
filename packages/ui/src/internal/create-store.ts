export type Store<State> = {
  get: () => State
  /** Listeners are called only when the state is another one. */
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

/** A value outside React, shaped for `useSyncExternalStore`. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

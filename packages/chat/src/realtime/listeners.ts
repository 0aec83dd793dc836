export interface Listeners<T> {
  add: (listener: (value: T) => void) => () => void
  tell: (value: T) => void
}

export function createListeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>()
  return {
    add(listener) {
      const entry = (value: T) => listener(value)
      all.add(entry)
      return () => void all.delete(entry)
    },
    tell(value) {
      for (const listener of all) listener(value)
    },
  }
}

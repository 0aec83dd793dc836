import type { CompiledTheme } from './compiled-theme.js'

/** Makes a thing once for each theme; it goes when the theme goes. */
export function oncePerTheme<T>(make: (theme: CompiledTheme) => T): (theme: CompiledTheme) => T {
  const made = new WeakMap<CompiledTheme, { value: T }>()
  return (theme) => {
    const known = made.get(theme)
    if (known) return known.value
    const value = make(theme)
    made.set(theme, { value })
    return value
  }
}

import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keys of the player, while the focus is in it or nowhere: whoever writes elsewhere is not heard. `press` answers whether
 * it took the key.
 */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isElsewhere(event.target)) return
    if (press(event)) event.preventDefault()
  })
  // Heard from the moment the screen is seen, which may be long before other effects on a busy device.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether a key is for something else: a field, or what is beside the player. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return false
  return (
    target.closest('[data-player]') === null || target.closest('input, textarea, select') !== null
  )
}

import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Remembers where the focus came from, so that it goes back there. F6 leads into the region and out again, as between
 * the panes of a window.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null)
  const [hasFocus, setHasFocus] = useState(false)

  const giveBack = useCallback(() => {
    const from = origin.current
    if (from instanceof HTMLElement && from.isConnected) from.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return
      event.preventDefault()
      if (region.current.contains(document.activeElement)) giveBack()
      else region.current.querySelector<HTMLElement>('button')?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [region, giveBack])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHasFocus(true)
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setHasFocus(currentTarget.contains(relatedTarget))
  return { hasFocus, giveBack, focusProps: { onFocus, onBlur } }
}

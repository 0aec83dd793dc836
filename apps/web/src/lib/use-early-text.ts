'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For an input that the server draws: takes over what was typed, or filled in by a password manager, before the
 * script stood. React would not know of it and empty the input again.
 */
export function useEarlyText(take: (text: string) => unknown) {
  const input = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(take)
  useEffect(() => {
    if (input.current?.value) takeEarly(input.current.value)
  }, [])
  return input
}

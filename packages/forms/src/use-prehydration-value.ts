'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Receives what was typed into a server-rendered input, or filled in by a password manager, before hydration. React
 * does not know of it and would empty the input again. Returns the input's ref.
 */
export function usePrehydrationValue(receive: (value: string) => unknown) {
  const input = useRef<HTMLInputElement>(null)
  const onValue = useEffectEvent(receive)
  useEffect(() => {
    if (input.current?.value) onValue(input.current.value)
  }, [])
  return input
}

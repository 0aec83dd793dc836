import { useEffect, useRef, useState } from 'react'

type Words<Field extends string> = Partial<Record<Field, string>>

/**
 * What is refused of a form: said at each field until it is written in again. Every refusal takes the person to the
 * first refused field.
 */
export function useRefusals<Field extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState<Words<Field>>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return {
    form,
    words,
    /** Whether there was anything to refuse. */
    refuse: (refused: Words<Field>): boolean => {
      setWords(refused)
      const isRefused = Object.keys(refused).length > 0
      if (isRefused) setRefusals((count) => count + 1)
      return isRefused
    },
    forget: (fields: readonly string[]) =>
      setWords((now) => {
        const kept = { ...now }
        for (const field of fields) Reflect.deleteProperty(kept, field)
        return kept
      }),
  }
}

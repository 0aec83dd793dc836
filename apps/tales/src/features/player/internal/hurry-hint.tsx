import { useEffect } from 'react'
import { STORAGE_KEYS } from '@doran/contract/names'
import { useStoredChoice, type StoredChoice } from '@doran/site/core'

const HURRY_HINT: StoredChoice<'new' | 'seen'> = {
  key: STORAGE_KEYS.hurryHint,
  values: ['new', 'seen'],
}

/** How to see the rest at once: said during the first telling, and never again. */
export function HurryHint() {
  const [state, choose] = useStoredChoice(HURRY_HINT)
  useEffect(() => () => choose('seen'), [choose])
  return state === 'new' ? <> 글을 누르면 나머지가 바로 보여요.</> : null
}

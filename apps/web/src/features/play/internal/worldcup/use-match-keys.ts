import { useKeys } from '../frame/use-keys'

type MatchKeys = {
  left: string
  right: string
  canUndo: boolean
  onPick: (item: string) => void
  onSkip: () => void
  onUndo: () => void
}

const LEFT = new Set(['ArrowLeft', '1'])
const RIGHT = new Set(['ArrowRight', '2'])

/** ← and → (or 1 and 2) choose, U takes the last decision back, S and 0 pass. */
export function useMatchKeys({ left, right, canUndo, onPick, onSkip, onUndo }: MatchKeys): void {
  useKeys(({ key, code, repeat, shiftKey }) => {
    if (shiftKey) return false
    const act = actOf()
    if (!act) return false
    // A key that is held down would decide matches nobody has seen.
    if (!repeat) act()
    return true

    function actOf(): (() => void) | null {
      if (LEFT.has(key)) return () => onPick(left)
      if (RIGHT.has(key)) return () => onPick(right)
      // By its place: under Hangul input the letter is another one.
      if (code === 'KeyS' || key === '0') return onSkip
      if (code === 'KeyU' && canUndo) return onUndo
      return null
    }
  })
}

import type { OfferedChoice } from '@doran/game-engine'
import { useKeys } from '../frame/use-keys'

type SceneKeys = {
  choices: readonly OfferedChoice[]
  onChoose: (choice: number) => void
  onBack: (() => void) | null
}

/** A number chooses and U goes one scene back; the arrows are left to whoever reads. */
export function useSceneKeys({ choices, onChoose, onBack }: SceneKeys): void {
  useKeys(({ key, code, repeat, shiftKey }) => {
    if (shiftKey) return false
    const chosen = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined
    // By its place: under Hangul input the letter is another one.
    const act = chosen ? () => onChoose(chosen.index) : code === 'KeyU' ? onBack : null
    if (!act) return false
    // A key that is held down would choose in scenes nobody has read.
    if (!repeat) act()
    return true
  })
}

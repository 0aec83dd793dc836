import type { SharedStory } from '@doran/contract'
import { sceneName } from '@doran/site/core'

type Range = Pick<SharedStory, 'fromIndex' | 'toIndex'>

/** “첫 장면”, “4~5번째 장면”. */
export function rangeName({ fromIndex, toIndex }: Range): string {
  if (fromIndex === toIndex) return sceneName(toIndex)
  return fromIndex === 0
    ? `처음부터 ${sceneName(toIndex)}까지`
    : `${fromIndex + 1}~${sceneName(toIndex)}`
}

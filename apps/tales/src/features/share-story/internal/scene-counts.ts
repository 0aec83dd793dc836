import { STORY_SHARE } from '@doran/contract/story-share/limits'

export type CountName = 'one' | 'recent' | 'all'

const RECENT = 5

/** How many scenes up to one can be shown at once: more than there are is no choice. */
export function countOptions(index: number) {
  const there = index + 1
  const all = Math.min(there, STORY_SHARE.scenes)
  const options: { value: CountName; label: string; scenes: number }[] = [
    { value: 'one', label: '이 장면만', scenes: 1 },
  ]
  if (there > RECENT) options.push({ value: 'recent', label: `최근 ${RECENT}장면`, scenes: RECENT })
  if (there > 1) {
    const label = all < there ? `최근 ${all}장면` : `처음부터 (${all}장면)`
    options.push({ value: 'all', label, scenes: all })
  }
  return options
}

import { decompose } from '../verbs/jamo.js'

/** Whether one insertion, removal or replacement at most separates two short texts. */
export function isWithinOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1
  const restOne = one.slice(same)
  const restOther = other.slice(same)
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1)
  )
}

/**
 * A slip of the finger within one syllable, or a final carried over (어름 for 얼음). Two words that differ in two
 * syllables (한글, 하늘) are two words.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  const one = Array.from(typed)
  const other = Array.from(meant)
  if (one.length !== other.length) return false
  const apart = one.flatMap((syllable, at) => (syllable === other[at] ? [] : [at]))
  if (apart.length === 1) return isWithinOneEdit(decompose(typed), decompose(meant))
  const [first = 0, second = 0] = apart
  return apart.length === 2 && second === first + 1 && silent(typed) === silent(meant)
}

function silent(text: string): string {
  return decompose(text).replaceAll('ㅇ', '')
}

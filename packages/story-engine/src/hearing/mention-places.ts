import type { Mention } from './find-mentions.js'
import type { VerbHit } from '../verbs/find-verbs.js'
import { decompose } from '../verbs/jamo.js'
import { VERBAL_NOUNS } from '../verbs/lexicon.js'
import type { SoundedText } from '../verbs/sounded-text.js'

const PASSED_OVER =
  /^(?:[은는이가을를]|이?나)?\s?(?:말고|빼고|제외|놔두고|놔\s?두고|아니라|아니고)|^\s?대신/u

/** 연구실 말고 제본실로: what is set aside is not meant. */
export function isPassedOver({ end }: Mention, text: string): boolean {
  return PASSED_OVER.test(text.slice(end))
}

const NOUNS = new Set([...VERBAL_NOUNS].map(decompose))
const IS_DONE = /^(?:ㅎ| |$)/u

/** 산대 in 계산대: a verb that only a longer name makes. */
export function isPartOfName(
  { stem, start, end }: VerbHit,
  mentions: readonly Mention[],
  { sounds, offsets }: SoundedText,
): boolean {
  const [from = 0, to = 0] = [offsets[start], offsets[end]]
  const isMidWord = start > 0 && sounds[start - 1] !== ' '
  return mentions.some(
    (named) =>
      named.particle !== '~' &&
      ((isMidWord && named.start < from && from < named.end) ||
        (named.start === from &&
          NOUNS.has(stem) &&
          !IS_DONE.test(sounds.slice(end)) &&
          to < named.end)),
  )
}

/** A name written together with what follows counts only before a verb, or before 있다 and 없다. */
export function isJoined(
  { start, end }: Mention,
  text: string,
  action: string,
  hits: readonly VerbHit[],
  offsets: readonly number[],
): boolean {
  const shift = text.indexOf(action)
  return (
    /^(?:[있없]|[하한할함해했])/u.test(text.slice(end)) ||
    hits.some((hit) => [start, end].includes((offsets[hit.start] ?? -1) + shift))
  )
}

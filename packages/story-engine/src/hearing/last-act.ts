import type { VerbHit } from '../verbs/find-verbs.js'

const TOLD = /^[^ ]{0,7}(?:ㅁ|ㄴㄷㅏ) (?=[^ ])/u
const LOOK_HERE = /^ㅏ (?=[^ ])/u

/** 만져 봄 식었네, 달력 봐 몇 년이야: an act that is told, and after it what is said of it. */
export function lastTold(verbs: readonly VerbHit[], sounds: string): number {
  return verbs.findLastIndex(({ negated, clause, stem, intents, end }) => {
    const rest = sounds.slice(end)
    const isLook = stem.endsWith('ㅂㅗ') && intents.includes('look') && LOOK_HERE.test(rest)
    return !negated && clause === 'plain' && (isLook || TOLD.test(rest))
  })
}

const ENDS_UNDONE =
  /지(?:는|도|를|를도|까지는)?\s?(?:않|안\s?[하했한할해함]|못\s?[하했한할해함]|말|마)[가-힣]*(?:\s(?:한다|했다|싶다|한다고))?[.!~…\s]*$/u

/** Whether the last thing told is that something is not done: whatever stands before it was only on the way. */
export function isLeftUndone(action: string, hits: readonly VerbHit[]): boolean {
  return ENDS_UNDONE.test(action) || hits.at(-1)?.negated === true
}

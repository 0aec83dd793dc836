import type { Intent } from '../theme-schema.js'
import type { SoundedText } from './sounded-text.js'
import { STEM_INDEX, type Stem } from './stem-index.js'
import { clauseKindOf, isInflected, isNegatedAfter, type ClauseKind } from './verb-endings.js'

export type VerbHit = {
  intents: Intent[]
  stem: string
  start: number
  end: number
  negated: boolean
  clause: ClauseKind
}

/** Stems that right after a name are its particle instead: 할머니가. */
const PARTICLE_LIKE = new Set(['ㄱㅏ', 'ㅈㅜ'])
const NOT_BEFORE = /(?:^| )(?:ㅇㅏㄴ|ㅁㅗㅅ) ?$/u

/** Verbs of the lexicon in a sounded text, in order, the longest stem at each place. */
export function findVerbs(text: SoundedText, nounEnds: ReadonlySet<number>): VerbHit[] {
  const hits: VerbHit[] = []
  let position = 0
  while (position < text.sounds.length) {
    const hit = text.begins[position] ? verbAt(text, position, nounEnds) : null
    if (hit && !isHelping(text, hits.at(-1), hit)) hits.push(hit)
    position = hit ? hit.end : position + 1
  }
  return hits
}

function verbAt(
  { sounds, begins }: SoundedText,
  start: number,
  nounEnds: ReadonlySet<number>,
): VerbHit | null {
  const before = sounds.slice(Math.max(0, start - 5), start)
  const isWordStart = start === 0 || sounds[start - 1] === ' '
  const isFree = isWordStart || nounEnds.has(start) || NOT_BEFORE.test(before)
  let found: { stem: Stem; end: number; intents: Intent[] } | null = null
  for (const stem of STEM_INDEX.get(sounds[start] ?? '') ?? []) {
    if (!isFree && stem.syllables < 2) continue
    if (!isWordStart && PARTICLE_LIKE.has(stem.text)) continue
    if (found && stem.text.length < found.stem.text.length) break
    stem.pattern.lastIndex = start
    const match = stem.pattern.exec(sounds)
    if (!match) continue
    const end = start + match[0].length
    const rest = sounds.slice(end)
    const word = rest.split(' ', 1)[0] ?? ''
    if (stem.isNoun && begins[end] === false) continue
    if (!isInflected(stem, word, rest.slice(word.length))) continue
    if (found) found.intents.push(stem.intent)
    else found = { stem, end, intents: [stem.intent] }
  }
  if (!found) return null
  const rest = sounds.slice(found.end, found.end + 40)
  return {
    intents: found.intents,
    stem: found.stem.text,
    start,
    end: found.end,
    negated: NOT_BEFORE.test(before) || isNegatedAfter(rest, found.stem.isNoun),
    clause: clauseKindOf(rest),
  }
}

const CONNECTED = /(?:[ㅏㅓ]|ㅎㅏㅣ) ?$/u

/** 보다, 주다, 가다 after another verb's -아/어 help it and mean nothing of their own. */
function isHelping({ sounds }: SoundedText, previous: VerbHit | undefined, hit: VerbHit): boolean {
  if (!previous || !['ㅂㅗ', 'ㅈㅜ', 'ㄱㅏ'].includes(sounds.slice(hit.start, hit.end)))
    return false
  const between = sounds.slice(previous.end, hit.start)
  const isNextWord = !between.trim().includes(' ')
  return isNextWord && CONNECTED.test(sounds.slice(previous.start, hit.start))
}

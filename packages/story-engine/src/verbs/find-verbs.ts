import type { Intent } from '../scene-schema.js'
import { decompose } from './jamo.js'
import { HAPPENINGS } from './lexicon.js'
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
  const before = sounds.slice(Math.max(0, start - 8), start)
  const isWordStart = start === 0 || sounds[start - 1] === ' '
  if (isWordStart && HAPPENING.test(sounds.slice(start, start + 24))) return null
  const isFree = isWordStart || nounEnds.has(start) || NOT_BEFORE.test(before)
  let found: { stem: Stem; end: number; intents: Intent[] } | null = null
  for (const stem of STEM_INDEX.get(sounds[start] ?? '') ?? []) {
    if (!isFree && (stem.syllables < 2 || ONLY_AT_START.has(stem.text))) continue
    if (!isWordStart && PARTICLE_LIKE.has(stem.text)) continue
    if (found && stem.text.length < found.stem.text.length) break
    if (!sounds.startsWith(stem.head, start)) continue
    stem.pattern.lastIndex = start
    const match = stem.pattern.exec(sounds)
    if (!match) continue
    const end = start + match[0].length
    const rest = sounds.slice(end)
    const word = rest.split(' ', 1)[0] ?? ''
    if (begins[end] === false && !mayRunOn(stem, sounds[end] ?? '')) continue
    // 차 한 잔, 고래 배 옆: a thing, though 차 and 베 are blows at the end.
    if (word === '' && stem.syllables === 1 && stem.intent === 'attack' && rest.trim() !== '')
      continue
    // 상자를 is no 자르.
    if (!isWordStart && stem.text.endsWith('ㄹㅡ') && word === 'ㄹ') continue
    const isUndone = stem.isNoun && NOUN_UNDONE.test(rest)
    if (!isUndone && !isInflected(stem, word, rest.slice(word.length))) continue
    if (found) found.intents.push(stem.intent)
    else found = { stem, end, intents: [stem.intent] }
  }
  if (!found) return null
  if (TOLD_BY.has(found.stem.text) && GIVEN.test(sounds.slice(found.end))) found.intents = ['talk']
  if (SHOWN_BY.has(found.stem.text) && GIVEN.test(sounds.slice(found.end)))
    found.intents = ['give', 'look', 'talk']
  const rest = sounds.slice(found.end, found.end + 40)
  return {
    intents: found.intents,
    stem: found.stem.text,
    start,
    end: found.end,
    negated:
      (NOT_BEFORE.test(before) && !isInside(before, found.stem)) ||
      (found.stem.isNoun && NOUN_UNDONE.test(rest)) ||
      isNegatedAfter(rest, found.stem.isNoun),
    clause: clauseKindOf(rest),
  }
}

/** 말해 준다 is telling, where 말해 줘 asks to be told. */
const TOLD_BY = new Set(['말해 주', '알려 주', '알려주', '말해주'].map(decompose))
/** 보여 준다 is giving, where 보여 줘 asks to be shown. */
const SHOWN_BY = new Set(['보여 주', '보여주'].map(decompose))
const GIVEN = /^(?:ㄴㄷㅏ|ㄱㅣ|ㅁ|ㄹㄱㅏㅣ|ㄹ ㄱㅏㅣ|ㅅ?ㅆㄷㅏ|ㅓㅆㄷㅏ|ㅈㅏ)/u

/** Stems that end other words: 세우기, 배우기. */
const ONLY_AT_START = new Set(['우기', '우겨'].map(decompose))

/** 대답 안 함: between a noun and its 하다. */
const NOUN_UNDONE = /^(?:ㅇㅡㄹ|ㄹㅡㄹ|ㄷㅗ|ㅇㅡㄴ|ㄴㅡㄴ)? ?(?:ㅇㅏㄴ|ㅁㅗㅅ) ?ㅎ/u

/** 봐 runs on from 보, but 이사 not from 잇, nor 안에 from 안아. */
function mayRunOn({ text, isNoun }: Stem, next: string): boolean {
  if (isNoun || !/[ㅏ-ㅣ]$/u.test(text)) return false
  return next !== 'ㅣ' || !/ㅇ[ㅗㅜㅣ]?[ㅏㅓ]$/u.test(text)
}

const HAPPENING = new RegExp(
  `^(?:${HAPPENINGS.split(' ')
    .map((word) => decompose(word).replaceAll('_', ' ?'))
    .join('|')})`,
  'u',
)

const INSIDE = /[^ ] ㅇㅏㄴ ?$/u
const LOOKS_INTO = ['살피', '살펴', '들여다보', '둘러보', '훑'].map(decompose)

/** 방 안 살펴보기: before nouns with 하다, which are negated after them, and verbs of looking into, 안 is inside. */
function isInside(before: string, stem: Stem): boolean {
  return (
    INSIDE.test(before) && (stem.isNoun || LOOKS_INTO.some((word) => stem.text.startsWith(word)))
  )
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

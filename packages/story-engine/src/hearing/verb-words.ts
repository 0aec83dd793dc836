import type { CompiledScene } from '../compile/compiled-theme.js'
import type { Mention } from './find-mentions.js'
import type { VerbHit } from '../verbs/find-verbs.js'
import { decompose } from '../verbs/jamo.js'
import type { SoundedText } from '../verbs/sounded-text.js'
import { STEM_INDEX } from '../verbs/stem-index.js'
import { isInflected } from '../verbs/verb-endings.js'

/**
 * Words of a scene that are verbs (눌러, 뜯, 왜 가), which no particle follows: heard where the text has that verb
 * in any of its forms, unless it is negated.
 */
export function verbMentions(
  { entityForms }: CompiledScene,
  sounded: SoundedText,
  hits: readonly VerbHit[],
  shift: number,
): Mention[] {
  return entityForms.flatMap(({ id, form, sounds }) => {
    const place = form.includes(' ') ? phraseAt(sounds, sounded, hits) : verbAt(sounds, hits)
    if (!place) return []
    const start = (sounded.offsets[place.start] ?? 0) + shift
    const end = (sounded.offsets[place.end - 1] ?? 0) + shift + 1
    return [{ id, start, end, particle: '~~' }]
  })
}

type Place = { start: number; end: number }

function verbAt(form: string, hits: readonly VerbHit[]): Place | null {
  const stems = stemsOf(form)
  return hits.find(({ stem, negated }) => !negated && stems.has(stem)) ?? null
}

/** Two words and more, the last of them a verb. */
function phraseAt(form: string, { sounds }: SoundedText, hits: readonly VerbHit[]): Place | null {
  const last = form.slice(form.lastIndexOf(' ') + 1)
  const start = sounds.indexOf(form)
  if (start < 0 || (start > 0 && sounds[start - 1] !== ' ') || stemsOf(last).size === 0) return null
  const end = start + form.length
  const [rest = ''] = sounds.slice(end).split(' ', 1)
  const isOn = [1, 2].some((syllables) =>
    isInflected({ syllables, text: last, isNoun: false, isAmbiguous: false }, rest, ''),
  )
  const isNegated = hits.some((hit) => hit.negated && hit.start === end - last.length)
  return rest !== '' && isOn && !isNegated ? { start, end } : null
}

/** Verbs that are in every other sentence tell nothing. */
const EVERYDAY = new Set(
  [
    '보',
    '가',
    '주',
    '쓰',
    '써',
    '집',
    '잡',
    '받',
    '치',
    '차',
    '넣',
    '쥐',
    '놓',
    '끼',
    '걸',
    '패',
  ].map(decompose),
)
const ENDINGS = new Set([
  '',
  ...['아', '어', '여', '았', '었'].map(decompose),
  'ㅓ',
  'ㅏ',
  'ㅆ',
  'ㅣㅓ',
  'ㄹ',
  'ㄴ',
])
const KNOWN = new Map<string, ReadonlySet<string>>()

/** 눌러 and 눌렀 of 누르; after a final consonant only a whole syllable may follow. */
function endsIn(stem: string, rest: string): boolean {
  return ENDINGS.has(rest) && (/[ㅏ-ㅣ]$/u.test(stem) || rest === '' || rest.startsWith('ㅇ'))
}

/** The stems that a word may be a form of; none for a noun. */
function stemsOf(word: string): ReadonlySet<string> {
  const known = KNOWN.get(word)
  if (known) return known
  const stems = (STEM_INDEX.get(word[0] ?? '') ?? []).filter(
    ({ text, isNoun }) =>
      !isNoun &&
      !EVERYDAY.has(text) &&
      word.length > 2 &&
      word.startsWith(text) &&
      endsIn(text, word.slice(text.length)),
  )
  const found = new Set(stems.map(({ text }) => text))
  KNOWN.set(word, found)
  return found
}

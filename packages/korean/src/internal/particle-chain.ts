import { isCopulaForm } from './copula-forms.js'
import { finalSoundOfSyllable, type FinalSound } from './final-sound.js'
import { groupByFirst } from './group-by-first.js'
import { TITLES } from './titles.js'

type Kind =
  | 'start'
  | 'nickname'
  | 'suffix'
  | 'title'
  | 'place'
  | 'case'
  | 'with'
  | 'focus'
  | 'topic'
  | 'mark'
  | 'vocative'
  | 'polite'
  | 'little'
type Shape = 'any' | 'afterConsonant' | 'afterVowel' | 'afterClosed' | 'afterVowelOrRieul'
type Unit = { form: string; kind: Kind; shape: Shape; needsLongWord: boolean }

function units(forms: string, kind: Kind, shape: Shape = 'any', needsLongWord = false): Unit[] {
  return forms.split(' ').map((form) => ({ form, kind, shape, needsLongWord }))
}

const UNITS: readonly Unit[] = [
  ...units('들', 'suffix'),
  ...units('째', 'suffix', 'any', true),
  ...units('님 씨 네 군 양', 'suffix', 'any', true),
  ...units(TITLES, 'title', 'any', true),
  ...units('이', 'suffix', 'afterConsonant', true),
  ...units('이가 이는 이도 이를 이한테 이에게', 'nickname', 'afterConsonant'),
  ...units(
    '쪽 옆 앞 뒤 곁 속 위 아래 안쪽 바깥쪽 너머 때문 대신 덕분 댁 거 꺼 것',
    'place',
    'any',
    true,
  ),
  ...units('가아니라 가아니고 가아닌 가아니야', 'mark', 'afterVowel', true),
  ...units('이아니라 이아니고 이아닌 이아니야', 'mark', 'afterConsonant', true),
  ...units('에대해 에대해서 에대한 에관해 에관해서 에관한', 'topic'),
  ...units('에 에게 에게로 에게서 에서 에다 에다가 에게다', 'case'),
  ...units('한테 한테로 한테서 한테다 께 께로 께서 더러 보고', 'case'),
  ...units('으로 으로서 으로써 으로부터', 'case', 'afterClosed'),
  ...units('로 로서 로써 로부터', 'case', 'afterVowelOrRieul'),
  ...units('과 이랑', 'with', 'afterConsonant'),
  ...units('와 랑', 'with', 'afterVowel'),
  ...units('하고', 'with'),
  ...units('까지 부터 만 조차 마저 마다 뿐 뿐만 밖에 보다 처럼 만큼 만치 대로 같이', 'focus'),
  ...units('마냥 치고 말고 끼리 씩 쯤 커녕 따라 외에', 'focus'),
  ...units('같은 같아 같아요 같다 같았다 같네 같은데 같아서 같지', 'mark', 'any', true),
  ...units('답게 답다 답지 다운', 'mark', 'any', true),
  ...units('이라곤', 'topic', 'afterConsonant', true),
  ...units('라곤', 'topic', 'afterVowel', true),
  ...units('좀', 'little'),
  ...units('은커녕', 'focus', 'afterConsonant'),
  ...units('는커녕', 'focus', 'afterVowel'),
  ...units('은', 'topic', 'afterConsonant'),
  ...units('는', 'topic', 'afterVowel'),
  ...units('도 엔 에겐 에선 에게선 한텐 한테선 께선 까진 부턴 보단 밖엔', 'topic'),
  ...units('으론', 'topic', 'afterClosed'),
  ...units('론', 'topic', 'afterVowelOrRieul'),
  ...units('이 을', 'mark', 'afterConsonant'),
  ...units('가 를', 'mark', 'afterVowel'),
  ...units('의', 'mark'),
  ...units('아 아아 아아아', 'vocative', 'afterConsonant'),
  ...units('야야 야아', 'vocative', 'afterVowel', true),
  ...units('요', 'polite'),
]

const FOLLOWERS: Readonly<Record<Kind, readonly Kind[]>> = {
  start: [
    'nickname',
    'suffix',
    'title',
    'place',
    'case',
    'with',
    'focus',
    'topic',
    'mark',
    'vocative',
    'little',
  ],
  nickname: ['polite', 'little'],
  suffix: ['suffix', 'place', 'case', 'with', 'focus', 'topic', 'mark', 'polite', 'little'],
  title: [
    'suffix',
    'place',
    'case',
    'with',
    'focus',
    'topic',
    'mark',
    'vocative',
    'polite',
    'little',
  ],
  place: ['case', 'focus', 'topic', 'mark'],
  case: ['focus', 'topic', 'mark', 'polite', 'little'],
  with: ['focus', 'topic', 'polite'],
  focus: ['focus', 'case', 'topic', 'mark', 'polite', 'little'],
  topic: ['polite', 'little'],
  mark: ['polite', 'little'],
  vocative: [],
  polite: [],
  little: ['polite'],
}
/** Longer than any chain in real text; it bounds the work on a hostile one. */
const LONGEST_CHAIN = 16
const BEFORE_COPULA: ReadonlySet<Kind> = new Set([
  'start',
  'suffix',
  'title',
  'place',
  'case',
  'focus',
])
const UNITS_BY_FIRST_SYLLABLE = groupByFirst(UNITS, ({ form }) => form)

function agrees(shape: Shape, sound: FinalSound): boolean {
  if (shape === 'afterConsonant') return sound !== 'open'
  if (shape === 'afterVowel') return sound === 'open'
  if (shape === 'afterClosed') return sound === 'closed'
  return shape === 'any' || sound !== 'closed'
}

function continues(
  rest: string,
  at: number,
  sound: FinalSound,
  after: Kind,
  isShort: boolean,
): boolean {
  if (at === rest.length) return true
  if (BEFORE_COPULA.has(after) && isCopulaForm(rest.slice(at), sound === 'open', isShort))
    return true
  const candidates = UNITS_BY_FIRST_SYLLABLE.get(rest.charAt(at)) ?? []
  return candidates.some((unit) => {
    if (isShort && unit.needsLongWord) return false
    if (!FOLLOWERS[after].includes(unit.kind) || !agrees(unit.shape, sound)) return false
    if (!rest.startsWith(unit.form, at)) return false
    const end = at + unit.form.length
    return continues(rest, end, finalSoundOfSyllable(rest.charCodeAt(end - 1)), unit.kind, false)
  })
}

/** How a word ends and whether it is a single syllable; `null` sound: any shape will do (Latin, symbols). */
export type ChainStart = { sound: FinalSound | null; isOneSyllable: boolean }

/** Whether the Hangul run is nothing but suffixes and particles that may follow the word. Empty counts. */
export function isParticleChain(run: string, { sound, isOneSyllable }: ChainStart): boolean {
  if (run.length > LONGEST_CHAIN) return false
  if (sound !== null) return continues(run, 0, sound, 'start', isOneSyllable)
  return (['open', 'closed', 'rieul'] as const).some((any) =>
    continues(run, 0, any, 'start', isOneSyllable),
  )
}

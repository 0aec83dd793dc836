import { isNounPhrase, readOwnWords, type OwnWords } from './own-words.js'
import { withParticle } from './particles.js'

/** Somebody in a story, in the words of whoever made them up. All but the name may be empty. */
export type PersonTraits = {
  name: string
  /** What the story calls them after their name. */
  pronoun: string
  ageBand: '10대' | '20대' | '30대+' | '비밀'
  look: string
  personality: string
  speech: string
  likes: string
}

const AGE: Readonly<Record<PersonTraits['ageBand'], string | null>> = {
  '10대': '아직 십 대의 얼굴이었다.',
  '20대': '스물을 조금 넘긴 얼굴이었다.',
  '30대+': '서른을 넘긴 얼굴이었다.',
  비밀: null,
}

const NO_THIRD_PERSON = /^(?:나|내|저|제|너|네|니|당신|자네|그대|우리|본인|자기|i|me|you)$/iu
/** What somebody is, rather than what one sees of them. */
const IS_WHOLE =
  /(?:사람|남자|여자|소년|소녀|아이|청년|학생|노인|어른|인상|체형|체격|얼굴|모습|차림|편|타입|스타일|성격|성향|쟁이)$/u
const IS_SOUND = /(?:말투|말씨|어투|어조|사투리|억양|말버릇|버릇|습관|목소리|음성|화법)$/u

const LINES = [
  [/반말|평어|해체/u, '빈자리 있어?'],
  [/합쇼체|다나까|습니다|격식|군인|군대/u, '빈자리가 있습니까?'],
  [/존댓말|존대|높임말|경어|해요체|공손|정중/u, '빈자리가 있을까요?'],
  [/하오체|사극|옛말|예스러/u, '빈자리가 있소?'],
  [/하게체/u, '빈자리가 있는가?'],
] as const
const DENIED = /않|안 |못|없|말고/u
const LIKING = /[을를] ?(?:좋아|즐)[가-힣]*[.!]?$/u

/**
 * A paragraph in which somebody comes into a story: third person, past tense, no more than their own words tell.
 * Their words take a particle where they are a noun and are quoted where not; those that are orders are left out.
 */
export function writePersonParagraph(person: PersonTraits): string {
  const called = person.pronoun.split(/[/,·]/u)[0]?.trim() ?? ''
  const them = called === '' || NO_THIRD_PERSON.test(called) ? person.name : called
  return [
    `문이 열리고 ${withParticle(person.name, '이/가')} 들어섰다.`,
    AGE[person.ageBand],
    lookOf(readOwnWords(person.look), them),
    personalityOf(readOwnWords(person.personality), them),
    speechOf(person.speech, them) ?? '잠시 주위를 둘러보더니 빈자리를 찾아 앉았다.',
    likesOf(person.likes),
    '그렇게 첫 장이 넘어갔다.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function lookOf(words: OwnWords | null, them: string): string | null {
  if (!words) return null
  const nouns = listOf(words)
  if (nouns !== null && IS_WHOLE.test(nouns)) return `${withParticle(nouns, '이었다/였다')}.`
  if (nouns !== null) return `${withParticle(nouns, '이/가')} 먼저 눈에 들어왔다.`
  if (words.isFirstPerson)
    return `“${words.quote}.” 소개를 부탁받고 ${withParticle(them, '이/가')} 적은 말이었다.`
  return `처음 만난 사람들은 ${withParticle(them, '을/를')} ${quoted(words, '이라고/라고')} 기억했다.`
}

function personalityOf(words: OwnWords | null, them: string): string | null {
  if (!words) return null
  if (words.isFirstPerson)
    return `“${words.quote}.” ${withParticle(them, '은/는')} 스스로를 그렇게 말했다.`
  const nouns = listOf(words)
  const said =
    nouns !== null && IS_WHOLE.test(nouns)
      ? withParticle(nouns, '이라고/라고')
      : quoted(words, '이라고/라고')
  return `가까운 사람들은 ${withParticle(them, '을/를')} ${said} 했다.`
}

/** A line of theirs where their speech level is plain; else what one hears of it. */
function speechOf(speech: string, them: string): string | null {
  const known = LINES.filter(([level]) => level.test(speech))
  const [level, ...others] = known
  if (level && others.length === 0 && !DENIED.test(speech))
    return `“${level[1]}” ${withParticle(them, '이/가')} 물었다.`
  const words = readOwnWords(speech)
  if (!words) return null
  const nouns = listOf(words)
  if (nouns !== null && IS_SOUND.test(nouns)) return `${withParticle(nouns, '이/가')} 귀에 남았다.`
  return `말투를 두고는 ${quoted(words, '이라는/라는')} 말을 자주 들었다.`
}

function likesOf(likes: string): string | null {
  const words = readOwnWords(likes.trim().replace(LIKING, ''))
  if (!words) return null
  const nouns = listOf(words)
  return nouns === null
    ? `${quoted(words, '이라는/라는')} 말을 할 때만큼은 표정이 밝았다.`
    : `${nouns} 이야기가 나오자 표정이 조금 풀렸다.`
}

/** `눈과 머리, 코트`; null where a part is no noun. */
function listOf({ parts: [first, ...rest], isCut }: OwnWords): string | null {
  if (isCut || first === undefined || ![first, ...rest].every(isNounPhrase)) return null
  return rest.length === 0 ? first : `${withParticle(first, '와/과')} ${rest.join(', ')}`
}

function quoted({ quote }: OwnWords, pair: '이라고/라고' | '이라는/라는'): string {
  return withParticle(`“${quote}”`, pair)
}

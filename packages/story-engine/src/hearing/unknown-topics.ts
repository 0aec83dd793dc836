import type { Mention } from './find-mentions.js'
import { isPlain } from './plain-words.js'

/** Objects too general to be a topic of their own. */
const GENERAL = new Set(
  `것 거 그것 이것 저것 무언가 뭔가 뭐 무엇 말 질문 이야기 얘기 대답 답 소리 목소리 눈 눈길 시선 손 고개 몸 발 발걸음 걸음 숨 이유 까닭 사실 진실 사정 정체 마음 생각
  안 속 뒤 앞 옆 위 여기 저기 거기 곳 쪽 사람 그 그녀 나 내 너 당신 모두 다들 조금 좀 자리 길 상황 용서 사과 부탁 도움 표정 얼굴 입 귀 무릎 잠 힘 용기 뚜껑
  하나 둘 자세히 천천히 다시 먼저 진짜 설득 질문 조사 공격 확인 협박 추궁 수색 실제 정말 서 스스 그대 강제 억지 무 함부 맨손으 마음대 큰소리 진심으 조심스레 새 별 제대 바 따 홀 때 차례`.split(
    /\s+/u,
  ),
)

const OBJECT =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,20}?)(?:을|를|으로|로|에 ?대해서?|에 ?관해서?)(?=[\s,.!?]|$)/gu

/** Words that say how, when or with whom, and stand before verbs as objects do. */
const ADVERBS = new Set(
  `살짝 슬쩍 몰래 꼭 꽉 확 홱 쾅 쿵 똑똑 좀 더 또 막 잘 못 안 다 같이 함께 혼자 직접 그냥 일단 우선 얼른 빨리 어서 당장 바로 곧 지금 이제 계속 자꾸 한번 한 번 두 세 번
  가까이 깊이 높이 멀리 많이 조심조심 살금살금 뚜벅뚜벅 후다닥 벌떡 털썩 와락 덥석 덜컥 힐끗 흘끗 힐끔 빤히 그대로 서로 따로 모두 전부 하나씩 차례로 끝까지 문득 갑자기 무작정 마구 실컷 아직 이미 방금
  아까 나중에 오늘 내일 밤새 너무 매우 아주 정말 진짜 되게 엄청 존나 제발 차라리 먼저 다시 천천히 억지로 대충 쓱 휙 탁 척 싹 푹 훅 뚝 말없이 소리없이 눈치껏`.split(
    /\s+/u,
  ),
)
const ADVERBIAL =
  /(?:[게히고며면서자도지러려]|[은는이가을를로에도만과와의]|에게|한테|에서|까지|부터|처럼|듯이?|[가-힣]씩|없이|채로?)$/u

const LONGEST_WORD = 20

/** The bare noun that a verb follows, where the scene does not know it: 어깨 in 어깨 주물러드리기. */
export function strangersBefore(
  action: string,
  mentions: readonly Mention[],
  hits: readonly { start: number }[],
  offsets: readonly number[],
  shift: number,
): string[] {
  return hits.flatMap(({ start }) => {
    const verbAt = offsets[start] ?? 0
    const from = Math.max(0, verbAt - LONGEST_WORD)
    const before = /([\p{L}\p{N}]+)\s+$/u.exec(action.slice(from, verbAt))
    const word = before?.[1] ?? ''
    const at = shift + from + (before?.index ?? 0)
    const isKnown = mentions.some((mention) => mention.start < at + word.length && at < mention.end)
    const isVerb = hits.some((hit) => {
      const begins = (offsets[hit.start] ?? -1) + shift
      return at <= begins && begins < at + word.length
    })
    const isHow = isVerb || ADVERBS.has(word) || GENERAL.has(word) || ADVERBIAL.test(word)
    return word.length < 2 || isKnown || isHow ? [] : [word]
  })
}

const PARTICLE_END = /(?:[은는이가을를로에도만과와의]|으로|에게|한테|에서|까지|부터)$/u
const ASKING =
  /^(?:왜|누구|누가|뭐|뭘|뭔|무엇|무슨|어디|언제|어떻게|얼마|어느|몇|어떤|네|응|아|오|그럼|근데|그런데|그리고|그래서|하지만|저기|제발)/u

/** Words besides the verbs that say what a text is about and that the scene does not know. */
export function otherWords(
  text: string,
  mentions: readonly Mention[],
  verbs: readonly { from: number; to: number }[],
  shift: number,
): string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const end = index + word.length
    if (verbs.some(({ from, to }) => index <= to + shift && from + shift < end)) return []
    if (mentions.some((mention) => mention.start < end && index < mention.end)) return []
    const stem = word.replace(PARTICLE_END, '')
    const isKnown = [word, stem].some((known) => GENERAL.has(known) || ADVERBS.has(known))
    const isHow = ASKING.test(word) || HOW.test(word) || HELPING.test(word)
    return isKnown || isHow || isPlain(word) ? [] : [stem]
  })
}

const HOW = /(?:[게히고며]|면서|듯이?|없이|채로?)$/u
const HELPING =
  /^(?:본다|봐|보자|보기|볼래|볼까|볼게|싶|있|없|한다|해|하자|하기|할래|할까|할게|함|했|준다|줘|주기|버린|버려|말|못|안|않)/u

/** Things the input is about that the scene does not know: 점심 in 하진에게 점심을 묻는다. */
export function unknownTopics(text: string, mentions: readonly Mention[]): string[] {
  return [...text.matchAll(OBJECT)].flatMap((match) => {
    const word = match[1] ?? ''
    const end = match.index + word.length
    const isKnown = mentions.some((mention) => mention.start < end && match.index < mention.end)
    // 휴게실 문: a part of what is known.
    const isPart = mentions.some((mention) =>
      /^(?:의)?\s?$/u.test(text.slice(mention.end, match.index)),
    )
    return isKnown || isPart || GENERAL.has(word) ? [] : [word]
  })
}

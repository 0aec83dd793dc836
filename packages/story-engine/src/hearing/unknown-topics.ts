import type { Mention } from './find-mentions.js'
import { decomposeSyllable } from '../verbs/jamo.js'
import { isMimetic } from './mimetic.js'
import { isPlain } from './plain-words.js'

/** Objects too general to be a topic of their own. */
const GENERAL = new Set(
  `것 거 그것 이것 저것 무언가 뭔가 뭐 무엇 말 질문 이야기 얘기 대답 답 소리 목소리 눈 눈길 시선 손 고개 몸 발 발걸음 걸음 숨 이유 까닭 사실 진실 사정 정체 마음 생각
  안 속 뒤 앞 옆 위 여기 저기 거기 곳 쪽 사람 그 그녀 나 내 너 당신 모두 다들 조금 좀 자리 길 상황 용서 사과 부탁 도움 표정 얼굴 입 귀 무릎 잠 힘 용기 뚜껑
  하나 둘 자세히 천천히 다시 먼저 진짜 설득 질문 조사 공격 확인 협박 추궁 수색 실제 정말 서 스스 그대 강제 억지 무 함부 맨손으 마음대 큰소리 진심으 조심스레 새 별 제대 바 따 홀 때 차례
  주위 주변 사방 둘레 근처 여기저기 이곳저곳 이리저리 가까이서 멀리서 구석구석 방안 안팎`.split(
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
    const isHow =
      isVerb ||
      ADVERBS.has(word) ||
      GENERAL.has(word) ||
      ADVERBIAL.test(word) ||
      TELLING.test(word) ||
      HELPING.test(word) ||
      isMimetic(word) ||
      isPlain(word) ||
      COUNTED.test(word) ||
      COUNTER.test(word)
    return word.length < 2 || isKnown || isHow ? [] : [word]
  })
}

const PARTICLE_END = /(?:으로|에게|한테|에서|까지|부터|이랑|처럼|[은는이가을를로에도만과와의랑])$/u
/** 붙는, 늙는: no noun takes 는 after a final consonant. */
const ADNOMINAL = /([가-힣])는(?:데|지|거|게|걸)?$/u
const COUNTED =
  /^(?:\d+|[한두세네첫]|하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|몇|여러|반|수십|수백)(?:\s?(?:개|판|통|명|번|번째|장|마리|병|잔|모금|그릇|입|닢|냥|푼|필|쪽|살|년|시간|분|초|권|줄|칸|대|벌|켤레|송이|조각|바퀴|걸음|발|군데|가지|사람|자리|원|원어치|호|층|미터|퍼|프로))?(?:당|씩|만|째|쯤|정도)?$/u
const COUNTER = /^(?:냥|푼|닢|그릇|개|판|통|입|잔|모금|마리|켤레|송이|시간|분|초|원|번째|미터)$/u
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
    if (COUNTED.test(word) || COUNTED.test(stem) || COUNTER.test(stem) || isAdnominal(word))
      return []
    const isKnown = [word, stem].some((known) => GENERAL.has(known) || ADVERBS.has(known))
    const isHow =
      ASKING.test(word) ||
      HOW.test(word) ||
      HELPING.test(word) ||
      isMimetic(word) ||
      TELLING.test(word)
    return isKnown || isHow || isPlain(word) ? [] : [stem]
  })
}

function isAdnominal(word: string): boolean {
  const before = ADNOMINAL.exec(word)?.[1]
  return before !== undefined && /[ㄱ-ㅎ]$/u.test(decomposeSyllable(before))
}

const HOW = /(?:[게히고며]|면서|듯이?|없이|채로?)$/u
/** What is told of things rather than named: 젖었네, 들었나, 보신다면서요, 깔아서. */
const TELLING =
  /[았었했였갔왔봤됐샀났렸졌쳤켰겼꼈섰랐잤탔뒀줬뺐썼컸껐혔]\S{0,4}$|[가-힣](?:어요|아요|해요|워요|세요|래요|게요|까요|네요|군요|나요|죠|니까|습니다|잖아|거든|더라|다면서요?|려나|려고|라고|다고|냐고|어서|아서|워서|해서|려서|으면|하면|되면|다면|라면|는데|은데|인데|던데|길래|는지|은지|ㄹ지)$/u
const HELPING =
  /^(?:본다|봐|보자|보기|볼래|볼까|볼게|싶|있|없|한다|해|하자|하기|할래|할까|할게|함|했|준다|줘|주기|줌|봄|감$|함$|됨|임$|와서|가서|버린|버려|말|못|안|않)/u

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

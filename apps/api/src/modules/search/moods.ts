import { searchKeysOf } from '@doran/korean'
import { readMeantTerms } from '../theme/index.js'

/** What somebody may be in the mood for, as a search that brings it. */
export type Mood = {
  /** Of the stories' vocabulary, else a wish. */
  meaning: string
  text: string
  /** What is typed for it. */
  words: readonly string[]
}

const mood = (meaning: string, text: string, words: string): Mood => ({
  meaning,
  text,
  words: [...words.split(' '), text],
})

export const MOODS: readonly Mood[] = [
  mood(
    '공포',
    '무서운 이야기',
    '무서운 무섭고 무서워 공포 호러 오싹한 소름 섬뜩한 으스스한 귀신 괴담',
  ),
  mood(
    '로맨스',
    '설레는 이야기',
    '설레는 설렘 로맨스 로코 멜로 연애 사랑 달달한 달콤한 두근두근 심쿵 썸',
  ),
  mood('추리', '추리하는 이야기', '추리 탐정 범인 미스터리 미스테리 수수께끼 밀실 반전 두뇌'),
  mood('스릴', '긴장되는 이야기', '긴장감 긴장되는 스릴러 스릴 쫄깃한'),
  mood('판타지', '판타지 이야기', '판타지 마법 이세계 신비한 신비로운 동화'),
  mood('모험', '모험 이야기', '모험 여행 떠나고 탐험'),
  mood('sf', '우주 이야기', 'SF 우주 과학 미래 로봇 외계인'),
  mood('역사', '옛날이야기', '역사 사극 조선 옛날 시대극'),
  mood('개그', '웃긴 이야기', '웃긴 웃기는 개그 코믹 코미디 유머 유쾌한 빵터지는 재밌는'),
  mood('슬픈', '슬픈 이야기', '슬픈 슬퍼 눈물 울고 감동 뭉클한 찡한 먹먹한 아련한 애틋한 여운'),
  mood(
    '우울',
    '외로울 때 읽는 이야기',
    '우울 우울한 외로운 외로워 쓸쓸한 속상한 힘든 힘들 지친 지쳤',
  ),
  mood(
    '위로',
    '따뜻한 이야기',
    '따뜻한 따듯한 따스한 힐링 위로 포근한 잔잔한 편안한 다정한 훈훈한',
  ),
  mood('비_오는', '비 오는 날', '비 비오는 빗소리 장마 소나기'),
  mood('눈_오는', '눈 오는 날', '눈오는 겨울 폭설 크리스마스'),
  mood('심야', '한밤의 이야기', '심야 한밤 새벽'),
  mood('자기_전', '자기 전에 읽는 이야기', '자기전 잠안 잠이안 잠들기'),
  mood('학교', '학교 이야기', '학교 학원물 학생 고등학생 청춘'),
  mood('회귀', '회귀 이야기', '회귀 환생 타임슬립 타임리프 과거로'),
  mood('우정', '우정 이야기', '우정 친구 단짝'),
  mood('가족', '가족 이야기', '가족 엄마 아빠 할머니 할아버지'),
  mood('짧은', '짧은 이야기', '짧은 짧게 단편 금방 잠깐 가볍게'),
  mood('심심', '심심할 때', '심심한데 심심해 지루해 지루한데 따분해'),
  mood('긴', '긴 이야기', '긴 길게 장편 정주행'),
]

const ofMeaning = new Map(MOODS.map((each) => [each.meaning, each]))

/** How a known meaning is called where people read it; null of what is no mood. */
export function moodText(meaning: string): string | null {
  return ofMeaning.get(meaning)?.text ?? null
}

/** “거” and its like say nothing of which. */
const FILLER_ENDING = /\s*(?:거|것|이야기|얘기|때|싶[가-힣]*)$/u

/** The moods that somebody may be typing: a word for one begins so. */
export function moodsBegunBy(q: string): readonly Mood[] {
  const [term, other] = readMeantTerms(q)
  const said = other || term?.isExcluded ? [] : [term?.typed ?? '']
  const typed = [q, ...said]
    .map((text) => searchKeysOf(text.replace(FILLER_ENDING, '')))
    .filter((keys) => keys !== '')
  return MOODS.filter(({ words }) =>
    words.some((word) => typed.some((keys) => searchKeysOf(word).startsWith(keys))),
  )
}

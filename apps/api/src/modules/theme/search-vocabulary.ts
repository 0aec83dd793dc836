import type { AgeRating, Genre, StoryLength } from '@doran/contract'

/** A theme matches by any one of these. `texts` are searched for in its own description. */
export type ThemeMatch = {
  genres?: readonly Genre[]
  tags?: readonly string[]
  lengths?: readonly StoryLength[]
  ratings?: readonly AgeRating[]
  texts?: readonly string[]
}

/**
 * What people type for a genre, a mood, a place, a length or an age, and what of a theme matches it. `stems` are
 * beginnings of words, endings may follow; `_` is a space that may be left out; one syllable must be a whole word.
 */
export const SEARCH_TERMS: readonly { stems: string; match: ThemeMatch }[] = [
  {
    stems: '공포 호러 무서 무섭 오싹 소름 섬뜩 으스스 귀신 괴담 납량',
    match: { genres: ['공포'], tags: ['괴담'] },
  },
  {
    stems:
      '로맨스 로멘스 로맨틱 로코 멜로 연애 사랑 설레 설렘 두근 심쿵 달달 달콤 썸 커플 고백 짝사랑',
    match: { genres: ['로맨스'] },
  },
  {
    stems: '추리 탐정 범인 미스터리 미스테리 수수께끼 밀실 사건 반전 두뇌 단서 알리바이',
    match: { genres: ['추리'] },
  },
  { stems: '스릴 긴장 쫄깃 심장_쫄 손에_땀', match: { genres: ['공포', '추리'] } },
  {
    stems: '판타지 환타지 마법 이세계 용사 환상 신비 신기한 동화',
    match: { genres: ['판타지'], tags: ['판타지'] },
  },
  { stems: '모험 여행 떠나고 탐험', match: { genres: ['판타지'], tags: ['모험'] } },
  {
    stems: 'sf 에스에프 공상_과학 과학 미래 우주 로봇 외계 별',
    match: { genres: ['SF'], tags: ['우주', '로봇'] },
  },
  {
    stems: '역사 사극 조선 옛날 시대극 한복 전래',
    match: { genres: ['역사'], tags: ['조선'] },
  },
  { stems: '도깨비', match: { tags: ['도깨비'] } },
  { stems: '무협 무림 강호', match: { genres: ['무협'] } },
  { stems: '일상', match: { genres: ['일상'] } },
  { stems: '드라마', match: { genres: ['드라마'] } },
  {
    stems: '개그 코믹 코미디 유머 웃긴 웃기 웃겨 웃고 웃을 웃는 유쾌 깔깔 빵_터 병맛',
    match: { genres: ['개그'], tags: ['개그'], texts: ['우스', '우습'] },
  },
  {
    stems: '슬픈 슬프 슬퍼 슬플 눈물 울고 울_때 울음 펑펑 감동 뭉클 찡한 먹먹 아련 애틋 여운 새드',
    match: { genres: ['드라마'], tags: ['위로'], texts: ['쓸쓸'] },
  },
  {
    stems:
      '우울 외로 외로울 외롭 쓸쓸 속상 힘든 힘들 지친 지칠 지쳤 울적 꿀꿀 허전 기분이_안 기분_안 기분이_별로',
    match: { genres: ['일상'], tags: ['위로', '우정'] },
  },
  {
    stems: '위로 힐링 따뜻 따듯 따스 포근 잔잔 편안 다정 훈훈 평온 차분 쉬고 쉴_때 착한',
    match: { genres: ['일상'], tags: ['위로'], texts: ['따뜻', '다정'] },
  },
  {
    stems: '비_오는 비_오 비_올 비가_오 비_내리 빗소리 장마 소나기 비',
    match: { tags: ['비'], texts: ['비 오는', '비 내리'] },
  },
  {
    stems: '눈_오는 눈_오 눈_내리 눈이_오 폭설 겨울 크리스마스 추운 눈',
    match: { tags: ['폭설'], texts: ['눈 쌓', '겨울'] },
  },
  { stems: '심야 한밤 새벽 밤', match: { tags: ['심야'], texts: ['밤', '새벽'] } },
  {
    stems: '자기_전 자기전에 잠_안 잠이_안 잠들기',
    match: { genres: ['일상'], lengths: ['short'] },
  },
  {
    stems: '학교 학원 학생 고등학 교실 개학 방학 수험 청춘',
    match: { tags: ['학원'] },
  },
  {
    stems:
      '회귀 환생 타임슬립 타임리프 타임루프 루프 시간_여행 과거로 인생_2회차 인생2회차 다시_태어',
    match: { tags: ['회귀'] },
  },
  { stems: '우정 친구 단짝 절친', match: { tags: ['우정'], texts: ['친구'] } },
  { stems: '가족 엄마 아빠 부모 할머니 할아버지', match: { tags: ['가족'] } },
  { stems: '회사 직장 오피스 사내', match: { tags: ['출판사'] } },
  { stems: '장사 경영 상인 부자 사업 돈', match: { tags: ['장사'] } },
  { stems: '책 도서관 서점 헌책 작가', match: { tags: ['도서관', '옛책', '출판사'] } },
  { stems: '지하철 전철 기차 열차 막차', match: { tags: ['지하철'] } },
  { stems: '하늘 구름 비행 섬', match: { tags: ['하늘섬'] } },
  { stems: '동물', match: { tags: ['고래'], texts: ['말 한 필'] } },
  {
    stems: '짧은 짧게 짧고 짧아 단편 금방 잠깐 후딱 가볍게 출근길 등굣길 쉬는_시간 15분 10분',
    match: { lengths: ['short'] },
  },
  { stems: '중간_길이 적당한 적당히', match: { lengths: ['middle'] } },
  { stems: '긴 길게 길고 장편 오래_읽 오래_볼 주말 정주행', match: { lengths: ['long'] } },
  {
    stems: '전체_이용 전연령 어린이 초등 아이랑 아이와 애들 가족이랑 온_가족 순한 순하',
    match: { ratings: ['all'] },
  },
  { stems: '12세', match: { ratings: ['12'] } },
  { stems: '15세', match: { ratings: ['15'] } },
]

/** Words that say nothing about the theme. */
export const FILLERS: readonly string[] =
  '이야기 얘기 스토리 소설 테마 게임 작품 장르 분위기 느낌 기분 컨텐츠 콘텐츠 물 거 것 게 걸 건 거리 추천 추천해줘 추천좀 추천해주세요 찾아줘 보여줘 알려줘 해줘 주세요 나오는 나오는거 있는 있는거 있나 있나요 있어 있어요 같은 같은거 관련 관한 대한 읽을 읽을거 읽기 읽고 읽는 볼 볼만한 읽을만한 만한 보고 하고 싶은 싶을 싶다 싶어 싶어요 싶은데 때 날 날에 좋은 좋을 좋아 어울리는 재밌는 재밌는거 재미있는 재미난 꿀잼 아무거나 뭐 뭔가 좀 수 되는 하는 할 한 드는 든 주는'.split(
    ' ',
  )

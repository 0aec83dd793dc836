import type { AgeRating, Genre, StoryLength } from '@doran/contract'

/** Any one of these makes a theme fit. `texts` are looked for in what a theme says of itself. */
export type Fits = {
  genres?: readonly Genre[]
  tags?: readonly string[]
  lengths?: readonly StoryLength[]
  ratings?: readonly AgeRating[]
  texts?: readonly string[]
}

/**
 * What people type for a genre, a mood, a place, a length or an age, and what of a theme fits it. `says` are
 * beginnings of words, endings may follow; `_` is a space that may be left out; one syllable stands alone.
 */
export const WISHES: readonly { says: string; fits: Fits }[] = [
  {
    says: '공포 호러 무서 무섭 오싹 소름 섬뜩 으스스 귀신 괴담 납량',
    fits: { genres: ['공포'], tags: ['괴담'] },
  },
  {
    says: '로맨스 로멘스 로맨틱 로코 멜로 연애 사랑 설레 설렘 두근 심쿵 달달 달콤 썸 커플 고백 짝사랑',
    fits: { genres: ['로맨스'] },
  },
  {
    says: '추리 탐정 범인 미스터리 미스테리 수수께끼 밀실 사건 반전 두뇌 단서 알리바이',
    fits: { genres: ['추리'] },
  },
  { says: '스릴 긴장 쫄깃 심장_쫄 손에_땀', fits: { genres: ['공포', '추리'] } },
  {
    says: '판타지 환타지 마법 이세계 용사 환상 신비 신기한 동화',
    fits: { genres: ['판타지'], tags: ['판타지'] },
  },
  { says: '모험 여행 떠나고 탐험', fits: { genres: ['판타지'], tags: ['모험'] } },
  {
    says: 'sf 에스에프 공상_과학 과학 미래 우주 로봇 외계 별',
    fits: { genres: ['SF'], tags: ['우주', '로봇'] },
  },
  {
    says: '역사 사극 조선 옛날 시대극 한복 전래',
    fits: { genres: ['역사'], tags: ['조선'] },
  },
  { says: '도깨비', fits: { tags: ['도깨비'] } },
  { says: '무협 무림 강호', fits: { genres: ['무협'] } },
  { says: '일상', fits: { genres: ['일상'] } },
  { says: '드라마', fits: { genres: ['드라마'] } },
  {
    says: '개그 코믹 코미디 유머 웃긴 웃기 웃겨 웃고 웃을 웃는 유쾌 깔깔 빵_터 병맛',
    fits: { genres: ['개그'], tags: ['개그'], texts: ['우스', '우습'] },
  },
  {
    says: '슬픈 슬프 슬퍼 슬플 눈물 울고 울_때 울음 펑펑 감동 뭉클 찡한 먹먹 아련 애틋 여운 새드',
    fits: { genres: ['드라마'], tags: ['위로'], texts: ['쓸쓸'] },
  },
  {
    says: '우울 외로 외롭 쓸쓸 속상 힘든 힘들 지친 지칠 지쳤 울적 꿀꿀 허전 기분이_안 기분_안 기분이_별로',
    fits: { genres: ['일상'], tags: ['위로', '우정'] },
  },
  {
    says: '위로 힐링 따뜻 따듯 따스 포근 잔잔 편안 다정 훈훈 평온 차분 쉬고 쉴_때 착한',
    fits: { genres: ['일상'], tags: ['위로'], texts: ['따뜻', '다정'] },
  },
  {
    says: '비_오는 비_오 비_올 비가_오 비_내리 빗소리 장마 소나기 비',
    fits: { tags: ['비'], texts: ['비 오는', '비 내리'] },
  },
  {
    says: '눈_오는 눈_오 눈_내리 눈이_오 폭설 겨울 크리스마스 추운 눈',
    fits: { tags: ['폭설'], texts: ['눈 쌓', '겨울'] },
  },
  { says: '심야 한밤 새벽 밤', fits: { tags: ['심야'], texts: ['밤', '새벽'] } },
  { says: '자기_전 자기전에 잠_안 잠이_안 잠들기', fits: { genres: ['일상'], lengths: ['short'] } },
  {
    says: '학교 학원 학생 고등학 교실 개학 방학 수험 청춘',
    fits: { tags: ['학원'] },
  },
  {
    says: '회귀 환생 타임슬립 타임리프 타임루프 루프 시간_여행 과거로 인생_2회차 인생2회차 다시_태어',
    fits: { tags: ['회귀'] },
  },
  { says: '우정 친구 단짝 절친', fits: { tags: ['우정'], texts: ['친구'] } },
  { says: '가족 엄마 아빠 부모 할머니 할아버지', fits: { tags: ['가족'] } },
  { says: '회사 직장 오피스 사내', fits: { tags: ['출판사'] } },
  { says: '장사 경영 상인 부자 사업 돈', fits: { tags: ['장사'] } },
  { says: '책 도서관 서점 헌책 작가', fits: { tags: ['도서관', '옛책', '출판사'] } },
  { says: '지하철 전철 기차 열차 막차', fits: { tags: ['지하철'] } },
  { says: '하늘 구름 비행 섬', fits: { tags: ['하늘섬'] } },
  { says: '동물', fits: { tags: ['고래'], texts: ['말 한 필'] } },
  {
    says: '짧은 짧게 짧고 짧아 단편 금방 잠깐 후딱 가볍게 출근길 등굣길 쉬는_시간 15분 10분',
    fits: { lengths: ['short'] },
  },
  { says: '중간_길이 적당한 적당히', fits: { lengths: ['middle'] } },
  { says: '긴 길게 길고 장편 오래_읽 오래_볼 주말 정주행', fits: { lengths: ['long'] } },
  {
    says: '전체_이용 전연령 어린이 초등 아이랑 아이와 애들 가족이랑 온_가족 순한 순하',
    fits: { ratings: ['all'] },
  },
  { says: '12세', fits: { ratings: ['12'] } },
  { says: '15세', fits: { ratings: ['15'] } },
]

/** What people put around the word they mean. */
export const FILLERS: readonly string[] =
  '이야기 얘기 스토리 소설 테마 게임 작품 장르 분위기 느낌 기분 컨텐츠 콘텐츠 물 거 것 게 걸 건 거리 추천 추천해줘 추천좀 추천해주세요 찾아줘 보여줘 알려줘 해줘 주세요 나오는 나오는거 있는 있는거 있나 있나요 있어 있어요 같은 같은거 관련 관한 대한 읽을 읽을거 읽기 읽고 볼 볼만한 읽을만한 만한 보고 하고 싶은 싶을 싶다 싶어 싶어요 싶은데 때 날 날에 좋은 좋을 좋아 어울리는 재밌는 재밌는거 재미있는 재미난 꿀잼 아무거나 뭐 뭔가 좀 수 되는 하는 할 한 드는 든 주는'.split(
    ' ',
  )

import { COMMON_NOUNS } from './common-nouns.js'
import { isHangulSyllable } from './final-sound.js'

/** Family names, and the 야 that calls a friend (야도경아). */
const BEFORE_GIVEN_NAMES = new Set(
  '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 유 전 홍 고 문 양 손 배 백 허 남 심 노 하 곽 성 차 주 우 구 민 나 진 지 엄 원 천 방 공 현 함 변 염 여 추 소 석 선 설 마 길 연 위 표 명 기 반 왕 금 옥 인 맹 제 탁 국 은 편 용 남궁 황보 제갈 독고 선우 서문 사공 야'.split(
    ' ',
  ),
)
const FIRST_OF_GIVEN = new Set(
  '가갑강건경광교규근금기길나남다단달대덕도동두라란로루리린마만명무문미민백범별병보복봄봉비빈사산상새서석선설섭성세소솔송수순숙슬승시식신아안애양언여연열영예오옥온완용우운웅원월유윤율은을의이인일임자장재전점정제조종주준중지진차찬창채천철청초춘충치칠태택하학한해향헌혁현형혜호홍화환효훈휘흥희',
)
const LAST_OF_GIVEN = new Set(
  '갑강건겸결경곤관광구국권규균근금기길나남담덕돌동두라란람래련렬례록룡루름리린림만명모문미민배범별병복봄봉비빈산삼상서석선설섭성세솔송수숙순슬승식신아안애양언연열영예오옥온완용우욱운웅원월유윤율은음익인일임자재정제조종주준중지진찬창채천철춘충치칠태택필하학해향헌혁현형호홍효화환후훈휘흥희',
)

/** Nouns whose syllables would also make a given name; behind a family name they end other words (방구석, 장우산). */
const NOUNS_LIKE_NAMES = new Set([
  ...COMMON_NOUNS,
  ...'가루 가구 가운 나기 나비 준비 장비 수비 경비 소비 동안 가수 가지 간호 감정 강산 건강 경고 경기 경주 계산 고기 고리 고모 공원 공주 관리 교문 교수 구석 구원 국수 국자 국민 기구 기록 기름 기사 기자 도리 도록 보라 사기 기운 길이 나라 나루 노래 노루 노인 다리 단지 대문 도구 도로 도서 도장 동네 동산 동화 두루 등대 마루 만두 만화 머리 먼지 모래 모자 무리 문서 문자 문제 미소 미리 민주 바지 반지 방문 번호 병원 보름 보리 보석 보호 복도 복권 봉지 부자 사건 사실 사연 사정 우정 고정 애정 열정 걱정 수동 사용 사원 사진 산호 상인 상자 상처 생일 서랍 서리 서류 서재 선수 선원 선주 설명 성인 성형 세상 소금 소나 소라 소리 소문 소원 소유 소재 솔기 수건 수기 수리 수면 수석 수선 수술 수영 수용 수정 수주 수집 수화 순서 숫자 시간 시계 시루 시민 시인 시장 식구 식기 신경 신문 신호 실수 아래 아이 아침 안경 안내 안정 야구 여름 여우 여자 연구 연기 연주 영수 영화 예정 오리 왕자 우산 우연 우유 운동 운명 원단 원수 원주 유리 유명 유일 유지 은하 의원 의자 이모 이사 이상 이슬 이유 이장 인원 인정 인형 일기 일상 일정 일지 임시 임신 자금 자동 자루 자리 자수 자연 자유 작은 장기 장난 장면 장수 장식 장애 장화 재료 재산 전구 전기 전문 전선 전원 전자 전주 전화 점수 정리 정문 정수 정식 정원 정자 제주 조금 조건 조상 조수 조용 조정 종이 종일 주리 주머니 주문 주민 주소 주유 주인 주전 지구 지도 지라 지금 지문 지수 지시 지원 지인 지진 지하 직원 진기 진주 진지 차원 차창 천사 청소 초록 추석 춘천 충전 치마 친구 칠판 태양 판자 포수 표지 하나 하루 하수 하인 학교 학원 한국 한문 한복 해안 향기 현관 현금 현수 형제 호수 호주 홍수 화석 화장 화재 환자 활동 황금 회사 효자'.split(
    ' ',
  ),
])
/** Words that look like a family name and a given name: 현미경, 경영진. */
const NO_FULL_NAME =
  /^(?:현미경|경영진|나무|남아|조사|정해|편지|차가운|한동안|소나기|오미자|성수기|고유성|소유주|이유로|인수인|지진아|지하철|임시로|하소연|전시회|고문서|명문가|성인지|유기동|우선순|민주주)/u

/** Whether a key may be a given name and nothing else. */
export function isGivenName(key: string): boolean {
  return (
    key.length === 2 &&
    FIRST_OF_GIVEN.has(key.charAt(0)) &&
    LAST_OF_GIVEN.has(key.charAt(1)) &&
    !NOUNS_LIKE_NAMES.has(key)
  )
}

/** 우정은, 인정은: a noun and its particle, where a name would be 정은. */
function isNounWithParticle(word: string): boolean {
  return /[은인]$/u.test(word) && NOUNS_LIKE_NAMES.has(word.slice(0, -1))
}

/** Whether a given name at `start` stands behind a family name that begins a word: 윤서우, 남궁도영. */
export function isBehindFamilyName(text: string, start: number): boolean {
  return [1, 2].some((length) => {
    const from = start - length
    if (from < 0 || isHangulSyllable(text.charCodeAt(from - 1))) return false
    if (!BEFORE_GIVEN_NAMES.has(text.slice(from, start))) return false
    return (
      !NO_FULL_NAME.test(text.slice(from, from + 4)) &&
      !isNounWithParticle(text.slice(from, start + 2))
    )
  })
}

/** Words that are typed without a space before what they point to: 우리엄마, 그열쇠. */
const POINTERS = /(?:^|[^가-힣])(우리|그|저|내)$/u
const NO_POINTERS =
  /^(?:내[일용기부과내년장복전선가게려리]|저[수녁기장주울금자고도녁절]|그[림네늘대때물릇날만냥런럼래리러루동]|그사이)/u

/** Whether what begins at `start` is pointed to by the syllables before it, in the same word. */
export function isPointedTo(text: string, start: number): boolean {
  const pointer = POINTERS.exec(text.slice(Math.max(0, start - 3), start))?.[1]
  return pointer !== undefined && !NO_POINTERS.test(text.slice(start - pointer.length, start + 2))
}

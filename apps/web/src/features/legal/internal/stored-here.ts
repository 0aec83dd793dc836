import { AUTH_SESSION } from '@doran/contract/auth-session/limits'
import { EVENTS } from '@doran/contract/event-log/limits'
import { COOKIES, PRODUCT, STORAGE_KEYS } from '@doran/contract/names'
import type { LegalTable } from '../legal-text'

const YEAR = '1년'
/** The longest that browsers keep a cookie. */
const LONGEST = '400일'

// Keyed by the names themselves: one without a line here does not compile.
const COOKIE_WORDS: Record<keyof typeof COOKIES, readonly [purpose: string, kept: string]> = {
  visitor: ['로그인하지 않고 시작한 이야기의 주인을 알아봐요.', LONGEST],
  authSession: [
    '로그인한 브라우저를 알아봐요. https에서는 이름 앞에 __Host-가 붙어요.',
    `로그인을 쓰지 않은 지 ${AUTH_SESSION.days}일이 지날 때까지`,
  ],
  browser: ['전에 로그인한 브라우저인지 알아봐서, 남이 로그인을 막지 못하게 해요.', LONGEST],
  theme: ['어둡게, 밝게 가운데 고른 화면을 기억해요.', YEAR],
  motion: ['움직임 줄이기를 기억해요.', YEAR],
  textSize: ['글자 크기를 기억해요.', YEAR],
  featureFlags: ['먼저 써 보기로 고른 새 기능을 기억해요.', YEAR],
  uniqueId: [
    '사용 기록에서 같은 브라우저인지만 알아봐요. 사용 기록을 끄면 지우고 다시 만들지 않아요.',
    YEAR,
  ],
  usageChoice: ['사용 기록을 보낼지 고른 것을 기억해요.', YEAR],
  adsChoice: ['광고를 볼지 고른 것을 기억해요.', YEAR],
}

const STORAGE_WORDS: Record<keyof typeof STORAGE_KEYS, readonly [purpose: string, kept: string]> = {
  theme: ['고른 화면을 다른 탭에서도 바로 바꿔요.', '지울 때까지'],
  draft: [
    '쓰다 만 글을 잃지 않게 해요. 이름 뒤에 그 글이 속한 곳이 붙어요.',
    '보내거나 지울 때까지',
  ],
  pace: ['이야기를 보여 주는 속도를 기억해요.', '지울 때까지'],
  streamVoice: ['스크린 리더로 듣는 방법을 기억해요.', '지울 때까지'],
  pacingOffer: ['‘바로 보기’를 누른 횟수를 세 번까지 기억해요.', '지울 때까지'],
  hurryHint: ['한 번 알려 드린 안내를 다시 보이지 않게 해요.', '지울 때까지'],
  listenRate: ['이야기를 들을 때 읽어 주는 빠르기를 기억해요.', '지울 때까지'],
  restReminder: ['쉬어 가기 알림을 켰는지 기억해요.', '지울 때까지'],
  readingSince: ['얼마나 이어서 읽었는지 세어요.', '탭을 닫을 때까지'],
  restDismissed: ['닫은 쉬어 가기 알림을 두 시간 동안 다시 보이지 않게 해요.', '지울 때까지'],
  usageNotice: ['사용 기록을 모은다는 안내를 다시 보이지 않게 해요.', '지울 때까지'],
  lastSignIn: ['마지막에 로그인한 방법을 알려 드려요.', '지울 때까지'],
  newsSeen: ['어디까지 본 소식인지 기억해서, 새 소식이 있으면 점으로 알려요.', '지울 때까지'],
  newsLatest: ['새 소식이 있는지 자주 묻지 않게 해요.', '탭을 닫을 때까지'],
  signInMark: ['로그아웃한 것을 다른 탭에도 바로 알려요.', '지울 때까지'],
  leftWord: ['다음 화면에서 보여 줄 알림을 옮겨요.', '보여 줄 때까지'],
  pendingAction: ['로그인하기 전에 하려던 일을 이어서 해요.', '30분, 또는 탭을 닫을 때까지'],
  unsentPlay: [
    '아직 보내지 못한 놀이의 답을 잃지 않게 해요. 이름 뒤에 놀이와 그 판의 번호가 붙어요.',
    '보낼 때까지',
  ],
  tomatoSound: ['토마토 밭의 소리를 켰는지 기억해요.', '지울 때까지'],
  tomatoHaptics: ['토마토 밭의 진동을 켰는지 기억해요.', '지울 때까지'],
  recentSearches: [
    '이 브라우저에서 최근에 찾은 말을 다시 보여 드려요.',
    '지우거나 로그아웃할 때까지',
  ],
  libraryView: ['보관함을 격자로 볼지 목록으로 볼지 기억해요.', '지울 때까지'],
  friendPlay: ['친구의 결과를 보고 시작한 놀이가 끝나면 비교해 드려요.', '탭을 닫을 때까지'],
  chatClientId: ['대화의 실시간 연결이 어느 브라우저의 것인지 구분해요.', '지울 때까지'],
  eventLogSession: [
    '사용 기록을 한 번의 방문으로 묶어요.',
    `${EVENTS.sessionIdleMinutes}분 동안 쓰지 않거나 로그아웃하면 새로 만들어요.`,
  ],
  eventLogTail: [
    '아직 보내지 못한 사용 기록을 다음 화면에서 보내요.',
    '보낼 때까지, 또는 탭을 닫을 때까지',
  ],
}

const HEADS = ['이름', '하는 일', '남는 기간']

export const COOKIE_TABLE: LegalTable = {
  caption: '쿠키',
  heads: HEADS,
  rows: [
    ...rowsOf(COOKIES, COOKIE_WORDS),
    [`${PRODUCT}_reading`, '이야기를 읽는 화면의 바탕과 글자를 기억해요.', YEAR],
  ],
}

export const STORAGE_TABLE: LegalTable = {
  caption: '브라우저 저장소',
  heads: HEADS,
  rows: rowsOf(STORAGE_KEYS, STORAGE_WORDS),
}

function rowsOf<Name extends string>(
  names: Record<Name, string>,
  words: Record<Name, readonly [string, string]>,
): string[][] {
  const keys = Object.keys(words).filter((key): key is Name => key in names)
  return keys.map((key) => [names[key], ...words[key]])
}

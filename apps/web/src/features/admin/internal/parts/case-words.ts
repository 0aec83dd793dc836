import type {
  CaseOutcome,
  CaseStatus,
  ModerationCase,
  ModerationCaseDetail,
  NewSanction,
  ReportTarget,
  Sanction,
} from '@doran/contract'
import { formatDay, formatMoment } from '@doran/site/core'

export const STATUS_WORDS = {
  open: '처리할 것',
  appealed: '이의 제기',
  decided: '결정한 것',
} as const satisfies Record<CaseStatus, string>

export const TARGET_WORDS = {
  post: '글',
  comment: '댓글',
  theme: '이야기',
  game: '놀이',
  profile: '프로필',
  chat_item: '메시지',
  tree: '나무',
  letter: '나무 편지',
  morning_note: '아침 한 줄',
  year_book: '연말책',
  review: '이야기 후기',
  story_share: '공유한 장면',
} as const satisfies Record<ReportTarget, string>

export const HIDDEN_WORDS = {
  reports: '신고로 가려짐',
  claim: '권리침해 확인 중',
  decision: '숨김',
} as const satisfies Record<NonNullable<ModerationCase['hiddenBy']>, string>

export const OUTCOME_WORDS = {
  upheld: '규칙 위반',
  dismissed: '문제없음',
} as const satisfies Record<CaseOutcome, string>

export const CLAIM_WORDS = {
  defamation: '명예훼손',
  portrait: '초상권',
  copyright: '저작권',
} as const satisfies Record<ModerationCaseDetail['claims'][number]['kind'], string>

const DAY_MS = 86_400_000

const ENDED = '이용 끝'
const pausedFor = (days: number) => `${days}일 동안 쓰기 쉼`

/** “7일 동안 쓰기 쉼”, “이용 끝”. */
export function sanctionName({ kind, startsAt, endsAt }: Sanction): string {
  if (kind === 'end' || endsAt === null) return ENDED
  return pausedFor(Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / DAY_MS)))
}

/** Until when a sanction is in force, or that it is not any more. */
export function sanctionState({ endsAt, liftedAt }: Sanction, now: Date): string {
  if (liftedAt !== null) return `${formatMoment(new Date(liftedAt), now)}에 풀렸어요.`
  if (endsAt === null) return '지금도 그대로예요.'
  const end = new Date(endsAt)
  return `${formatDay(end, now)}${end > now ? '까지예요.' : '에 끝났어요.'}`
}

export function isInForce({ endsAt, liftedAt }: Sanction, now: Date): boolean {
  return liftedAt === null && (endsAt === null || new Date(endsAt) > now)
}

type PauseDays = Extract<NewSanction, { kind: 'pause' }>['days']
const pause = (days: PauseDays) =>
  ({ name: pausedFor(days), sanction: { kind: 'pause', days } }) as const

const PAUSES = { 'pause-1': pause(1), 'pause-7': pause(7), 'pause-30': pause(30) }

/** What a moderator chooses from; an account is ended by administrators alone. */
export const SANCTIONS = { ...PAUSES, end: { name: ENDED, sanction: { kind: 'end' } } } as const

export type SanctionKey = keyof typeof SANCTIONS

const SANCTION_KEYS = ['pause-1', 'pause-7', 'pause-30', 'end'] as const satisfies SanctionKey[]

export function listSanctions(isAdmin: boolean) {
  return SANCTION_KEYS.filter((key) => isAdmin || key !== 'end').map((value) => ({
    value,
    label: SANCTIONS[value].name,
  }))
}

export function sanctionWarning(key: SanctionKey): string {
  return key === 'end'
    ? '계정 이용이 끝나고 모든 기기에서 로그아웃돼요. 메일로 이유와 이의 제기 방법을 알려요.'
    : `${SANCTIONS[key].name}: 읽기는 되고 글, 댓글, 메시지는 쓸 수 없어요.`
}

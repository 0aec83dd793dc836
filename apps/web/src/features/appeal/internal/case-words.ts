import type { OwnCase, ReportTarget, Sanction } from '@doran/contract'
import { formatMoment } from '@doran/site/core'

const TARGETS = {
  post: '내가 쓴 글',
  comment: '내가 쓴 댓글',
  theme: '내가 만든 이야기',
  game: '내가 만든 놀이',
  profile: '내 프로필',
  chat_item: '내가 보낸 메시지',
  tree: '내 나무',
  letter: '내가 걸어 준 편지',
  morning_note: '내 아침 한 줄',
  year_book: '내 연말책',
  review: '내 이야기 후기',
  story_share: '내가 공유한 장면',
} as const satisfies Record<ReportTarget, string>

export function targetName(targetType: ReportTarget): string {
  return TARGETS[targetType]
}

const WAITING = {
  reports: '신고가 여러 번 들어와서 살펴보는 동안 다른 사람에게 보이지 않아요.',
  claim: '권리침해 신고가 들어와서 확인하는 동안 다른 사람에게 보이지 않아요. 길어도 30일이에요.',
  decision: '다른 사람에게 보이지 않아요.',
} as const

/** How the case stands, in a sentence or two. */
export function stateWords({ status, hiddenBy, outcome, appeal }: OwnCase): string {
  if (status === 'open') {
    const waits = hiddenBy ? WAITING[hiddenBy] : '신고가 들어와서 살펴보고 있어요.'
    return `${waits} 결정하면 알림으로 알려 드릴게요.`
  }
  if (status === 'appealed') return '보내 주신 이의 제기를 다시 살펴보고 있어요.'
  const decided =
    outcome === 'dismissed'
      ? '규칙에 어긋나지 않아서 다른 사람에게도 보여요.'
      : '커뮤니티 규칙에 어긋나서 숨겼어요.'
  return appeal ? `보내 주신 이의 제기도 살펴봤어요. ${decided}` : decided
}

export function sanctionSentence({ kind, endsAt, liftedAt }: Sanction, now: Date): string {
  if (liftedAt !== null) return `${formatMoment(new Date(liftedAt), now)}에 제재가 풀렸어요.`
  if (kind === 'end' || endsAt === null) return '계정 이용이 끝났어요.'
  const end = new Date(endsAt)
  const until = formatMoment(end, now)
  return end > now
    ? `${until}까지 글, 댓글, 메시지를 쓸 수 없어요. 읽기는 그대로 할 수 있어요.`
    : `${until}에 끝나서 다시 글을 쓸 수 있어요.`
}

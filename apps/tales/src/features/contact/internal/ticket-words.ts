import type { TicketKind, TicketStatus } from '@doran/contract'
import type { BadgeProps } from '@doran/ui'

export const KINDS = ['payment', 'account', 'story', 'report', 'creator', 'idea'] as const

const KIND_WORDS = {
  payment: '결제·환불',
  account: '계정',
  story: '이야기 오류',
  report: '신고·권리침해',
  creator: '창작·정산',
  idea: '제안',
} as const satisfies Record<TicketKind, string>

const STATUSES = {
  received: { word: '접수', tone: 'plain' },
  checking: { word: '확인 중', tone: 'info' },
  answered: { word: '답변', tone: 'success' },
  solved: { word: '해결됨', tone: 'success' },
  closed: { word: '끝남', tone: 'plain' },
} as const satisfies Record<TicketStatus, { word: string; tone: BadgeProps['tone'] }>

export function kindName(kind: TicketKind): string {
  return KIND_WORDS[kind]
}

export function statusLook(status: TicketStatus) {
  return STATUSES[status]
}

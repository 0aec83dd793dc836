import { TIME_ZONE } from '@doran/contract/specification'
import type { InboxCopy, NoticeCopy } from '../notice-copy.js'
import { linkTo } from '../target-link.js'

const OUTCOMES = {
  upheld: '규칙에 어긋나는 내용이 맞았어요. 알려 주셔서 고마워요.',
  dismissed: '규칙에 어긋나는 내용은 찾지 못했어요. 계속 불편하면 그 사람을 차단할 수 있어요.',
} as const

const HIDDEN = {
  waiting: '신고가 여러 번 들어온 내용을 살펴보는 동안 숨겨 두었어요.',
  hidden: '규칙에 어긋나는 내용을 숨겼어요.',
  restored: '숨겼던 내용을 다시 보이게 했어요.',
  kept_hidden: '다시 살펴봤지만 숨긴 채로 두기로 했어요.',
  warned: '규칙에 어긋나는 점이 있어 알려 드려요.',
  cleared: '다시 살펴보니 규칙에 어긋나지 않았어요.',
} as const

const HIDDEN_LINKS = {
  waiting: '자세히 보기',
  hidden: '이의 제기하기',
  kept_hidden: '자세히 보기',
  warned: '이의 제기하기',
} as const

const moment = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const LONGEST_QUOTE = 40

const appealLink = (caseId: string, label: string): NonNullable<NoticeCopy['link']> => ({
  to: 'appeal',
  query: { case: caseId },
  label,
})

export const community = {
  report_result: ({ outcome, reason, excerpt }) => ({
    sentence: '신고하신 내용을 살펴봤어요.',
    ...detailOf(
      excerpt && quoted(excerpt),
      reason ? `${OUTCOMES[outcome]} (${reason})` : OUTCOMES[outcome],
    ),
  }),
  content_hidden: ({ caseId, targetType, targetId, excerpt, what, reason }) => ({
    sentence: HIDDEN[what],
    ...detailOf(excerpt && quoted(excerpt), reason && `이유: ${reason}`),
    ...(what === 'restored' || what === 'cleared'
      ? targetType && targetId && linkTo(targetType, targetId)
      : { link: appealLink(caseId, HIDDEN_LINKS[what]) }),
  }),
  sanction: ({ what, caseId, reason, endsAt }) => ({
    sentence: what === 'lifted' ? '이제 다시 글을 쓸 수 있어요.' : pausedSentence(endsAt),
    ...detailOf(reason && `이유: ${reason}`),
    ...(what === 'paused' && caseId && { link: appealLink(caseId, '이의 제기하기') }),
  }),
} satisfies Partial<InboxCopy>

function detailOf(...parts: (string | undefined)[]): { detail?: string } {
  const lines = parts.filter(Boolean)
  return lines.length > 0 ? { detail: lines.join('\n') } : {}
}

/** Puts the text on one line, and cuts it where it is long. */
function quoted(text: string): string {
  const line = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  if (line.length <= LONGEST_QUOTE) return `‘${line.join('')}’`
  const start = line.slice(0, LONGEST_QUOTE - 1).join('')
  return `‘${start.trimEnd()}…’`
}

function pausedSentence(endsAt: string | null): string {
  if (endsAt === null) return '지금은 글을 쓸 수 없어요.'
  return `${moment.format(new Date(endsAt))}까지 글을 쓸 수 없어요.`
}

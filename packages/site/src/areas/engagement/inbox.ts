import { numberLabel } from '../money-labels.js'
import type { InboxCopy } from '../notice-copy.js'
import { linkTo } from '../target-link.js'

export const engagement = {
  comment: ({ targetType, targetId, title, name, count }) => ({
    sentence:
      count > 1
        ? `‘${title}’에 댓글 ${numberLabel(count)}개가 달렸어요.`
        : `${name} 님이 ‘${title}’에 댓글을 남겼어요.`,
    ...linkTo(targetType, targetId),
  }),
  comment_reply: ({ targetType, targetId, title, name, count }) => ({
    sentence:
      count > 1
        ? `‘${title}’의 내 댓글에 답글 ${numberLabel(count)}개가 달렸어요.`
        : `${name} 님이 ‘${title}’의 내 댓글에 답글을 남겼어요.`,
    ...linkTo(targetType, targetId),
  }),
  like_milestone: ({ targetType, targetId, title, likes, below }) => ({
    sentence: `${likes.toLocaleString('ko-KR')}명이 ${below ? '내 댓글 ' : ''}‘${title}’에 좋아요를 눌렀어요.`,
    ...(below ? linkTo(below.targetType, below.targetId) : linkTo(targetType, targetId)),
  }),
} satisfies Partial<InboxCopy>

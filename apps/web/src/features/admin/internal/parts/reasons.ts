import type { CaseOutcome } from '@doran/contract'
import { MODERATION_FIELD_COPY } from '@doran/contract/moderation/copy'
import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'

/** To start from: what its author and who reported it read. */
export const TEMPLATES = {
  upheld: [
    {
      value: 'abuse',
      label: '욕설·괴롭힘',
      text: '다른 사람을 깎아내리거나 괴롭히는 말이 들어 있어요. 의견이 다를 때도 사람이 아니라 내용을 이야기해 주세요.',
    },
    {
      value: 'hate',
      label: '혐오·차별',
      text: '출신, 성별, 장애처럼 스스로 고를 수 없는 것으로 사람을 낮추는 내용이 들어 있어요.',
    },
    {
      value: 'sexual',
      label: '성적인 내용',
      text: '누구나 보는 곳에 올릴 수 없는 성적인 내용이 들어 있어요.',
    },
    {
      value: 'violence',
      label: '폭력·자해',
      text: '다른 사람이나 자신을 해치도록 부추기거나 그 방법을 알려 주는 내용이 들어 있어요.',
    },
    {
      value: 'privacy',
      label: '개인정보·초상권',
      text: '다른 사람을 알아볼 수 있는 사진이나 정보가 허락 없이 들어 있어요.',
    },
    {
      value: 'copyright',
      label: '저작권',
      text: '다른 사람이 만든 것을 허락 없이 올린 것으로 확인했어요.',
    },
    {
      value: 'spam',
      label: '광고·도배',
      text: '같은 내용을 되풀이하거나 이야기와 관계없는 광고가 들어 있어요.',
    },
    {
      value: 'impersonation',
      label: '사칭',
      text: '다른 사람이나 도란의 운영자인 것처럼 꾸민 내용이 들어 있어요.',
    },
  ],
  dismissed: [
    {
      value: 'fine',
      label: '규칙에 맞음',
      text: '살펴봤지만 커뮤니티 규칙에 어긋나는 내용은 찾지 못했어요.',
    },
    {
      value: 'edited',
      label: '이미 고침',
      text: '쓴 사람이 문제가 된 부분을 이미 고쳐서 그대로 두기로 했어요.',
    },
    {
      value: 'context',
      label: '맥락을 보면 괜찮음',
      text: '일부만 보면 거칠어 보일 수 있지만, 앞뒤 내용을 함께 살펴보니 규칙에 어긋나지 않아요.',
    },
  ],
} as const satisfies Record<CaseOutcome, readonly { value: string; label: string; text: string }[]>

/** What is wrong with a moderator's reason. */
export function reasonProblem(reason: string): string | undefined {
  const length = Array.from(reason.trim()).length
  if (length === 0) return MODERATION_FIELD_COPY.decisionReason
  return length > MODERATION_LENGTHS.decisionReason
    ? MODERATION_FIELD_COPY.decisionReasonTooLong
    : undefined
}

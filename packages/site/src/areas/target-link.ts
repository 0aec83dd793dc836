import type { EngagementTarget, ReportTarget } from '@doran/contract'
import type { NoticeCopy } from './notice-copy.js'

/** Links a notice to its target; empty where that has no page of its own. */
export function linkTo(
  targetType: EngagementTarget | ReportTarget,
  id: string,
): Pick<NoticeCopy, 'link'> {
  switch (targetType) {
    case 'game':
      return { link: { to: 'gameDetail', query: { id }, label: '놀이 보기' } }
    case 'theme':
      return { link: { to: 'theme', params: { id }, label: '이야기 보기' } }
    case 'profile':
      return { link: { to: 'creator', params: { profileUUID: id }, label: '프로필 보기' } }
    case 'post':
      return { link: { to: 'post', params: { postId: id }, label: '글 보기' } }
    case 'comment':
    case 'tree':
    case 'letter':
    case 'morning_note':
    case 'year_book':
    case 'chat_item':
    case 'review':
    case 'story_share':
      return {}
  }
}

import type { ChatChannel, ChatItem } from '@doran/contract'

type Named = Pick<ChatChannel['profile'], 'name' | 'isGone'>
type Said = Pick<ChatItem, 'kind' | 'body' | 'theme'>

export const DELETED = '지운 메시지예요'

export function personName({ name, isGone }: Named): string {
  return isGone ? '탈퇴한 사용자' : name
}

/** An item as one line of text, for lists and for reading aloud. */
export function itemText({ kind, body, theme }: Said): string {
  switch (kind) {
    case 'deleted':
      return DELETED
    case 'image':
      return '사진'
    case 'theme':
      return theme ? `이야기: ${theme.title}` : '이야기'
    case 'text':
      return body.replaceAll(/\s+/g, ' ').trim()
  }
}

/** What a list shows of a conversation; one's own words are marked. */
export function lastLine({ lastItem, profile }: Pick<ChatChannel, 'lastItem' | 'profile'>): string {
  if (!lastItem) return '아직 주고받은 메시지가 없어요'
  const isMine = lastItem.profile.id !== profile.id
  const text = itemText(lastItem)
  return isMine && lastItem.kind !== 'deleted' ? `나: ${text}` : text
}

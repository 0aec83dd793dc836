import type { NotificationContent, NotificationTopic } from '@doran/contract'

/** Of the types that a member may turn off. */
const TOPICS: { readonly [Type in NotificationContent['type']]?: NotificationTopic } = {
  comment: 'comment',
  comment_reply: 'comment',
  like_milestone: 'like',
  chat: 'chat',
  tree_letter: 'tree',
  tree_opened: 'tree',
}

/** What a member turns off by which notices of a type stay away; null where they always come. */
export function topicOf(type: NotificationContent['type']): NotificationTopic | null {
  return TOPICS[type] ?? null
}

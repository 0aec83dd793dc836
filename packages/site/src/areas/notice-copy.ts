import type { NotificationContent } from '@doran/contract'

export type NoticeCopy = {
  sentence: string
  detail?: string
  /** To a route of any area by its name; it is left out as long as there is no such page. */
  link?: {
    to: string
    label: string
    params?: Record<string, string>
    query?: Record<string, string>
  }
  /** The sign-in it is about, for the person to end. */
  signInId?: string
}

type NoticeData = { [Kind in NotificationContent as Kind['type']]: Kind['data'] }

export type NoticeType = keyof NoticeData
export type Notice<Type extends NoticeType> = { type: Type; data: NoticeData[Type] }
/** The copy of every kind of notification. */
export type InboxCopy = { [Type in NoticeType]: (data: NoticeData[Type]) => NoticeCopy }

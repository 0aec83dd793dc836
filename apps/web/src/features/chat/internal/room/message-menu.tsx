'use client'

import { ApiError } from '@doran/api-client'
import type { ChatItem } from '@doran/contract'
import { CHAT } from '@doran/contract/chat/limits'
import { useModals, useToaster } from '@doran/site/session'
import { ActionSheet, type SheetAct } from '../parts/action-sheet'
import { useNow } from '../parts/use-now'
import type { SheetOf } from '../parts/use-sheet-of'

type MessageMenuProps = {
  sheet: SheetOf<ChatItem>
  /** The other person's. */
  profileId: string
  isLimited: boolean
  onRemove: (itemId: string) => Promise<void>
  onReport: (item: ChatItem) => void
}

const REMOVE_QUESTION = {
  title: '메시지를 지울까요?',
  body: '상대의 화면에서도 지워져요. 보낸 지 5분 안에만 지울 수 있어요.',
  confirmLabel: '지우기',
  cancelLabel: '취소',
  isDestructive: true,
} as const

/** Whether an author may still delete what they sent. */
export function isDeletable({ createdAt }: Pick<ChatItem, 'createdAt'>, now: number): boolean {
  return now - Date.parse(createdAt) < CHAT.deletableMs
}

/** What can be done with one message. */
export function MessageMenu(props: MessageMenuProps) {
  const { sheet, profileId, isLimited, onRemove, onReport } = props
  const modals = useModals()
  const toaster = useToaster()
  const now = useNow()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toaster.show({ kind: 'success', message: '복사했어요.' })
    } catch {
      toaster.show({ kind: 'error', message: '복사하지 못했어요. 길게 눌러 직접 복사해 주세요.' })
    }
  }
  const askToRemove = (id: string) =>
    void modals.confirm({
      ...REMOVE_QUESTION,
      onConfirm: () => onRemove(id),
      describeError: (error) =>
        error instanceof ApiError ? error.message : '지우지 못했어요. 다시 시도해 주세요.',
    })
  const actsOf = (item: ChatItem, at: number): SheetAct[] => {
    const isTheirs = item.profile.id === profileId
    return [
      ...(item.kind === 'text' ? [{ label: '복사', onSelect: () => void copy(item.body) }] : []),
      ...(!isTheirs && !isLimited && isDeletable(item, at)
        ? [{ label: '지우기', isDanger: true, onSelect: () => askToRemove(item.id) }]
        : []),
      ...(isTheirs ? [{ label: '신고하기', onSelect: () => onReport(item) }] : []),
    ]
  }
  return (
    <ActionSheet
      isOpen={sheet.isOpen}
      title="메시지"
      acts={sheet.thing ? actsOf(sheet.thing, now.getTime()) : []}
      onClose={sheet.close}
    />
  )
}

/** A message on which nothing can be done has no menu. */
export function hasMenu(item: ChatItem, isMine: boolean, now: Date): boolean {
  if (item.kind === 'deleted') return false
  if (item.kind === 'text' || !isMine) return true
  return isDeletable(item, now.getTime())
}

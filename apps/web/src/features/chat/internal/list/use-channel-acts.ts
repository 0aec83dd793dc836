'use client'

import { useApi } from '@doran/api-client/react'
import { chatKeys, useChannelActions } from '@doran/chat/react'
import type { ChatChannel } from '@doran/contract'
import { useAct, useModals, useToaster } from '@doran/site/session'
import { useQueryClient } from '@tanstack/react-query'
import type { SheetAct } from '../parts/action-sheet'
import { LEAVE_QUESTION, LEFT } from '../parts/leave-question'
import type { SafetyAsk } from '../parts/safety-sheets'

type ChannelActsOptions = {
  onAsk: (ask: SafetyAsk) => void
  /** After what the list shows has changed by another way than its hooks. */
  onChanged: () => void
}

/** What can be done with a conversation without opening it. */
export function useChannelActs({ onAsk, onChanged }: ChannelActsOptions) {
  const api = useApi()
  const queries = useQueryClient()
  const { setQuiet, leave } = useChannelActions()
  const { run } = useAct()
  const modals = useModals()
  const toaster = useToaster()

  const markRead = async ({ id, lastItem }: ChatChannel) => {
    if (!lastItem) return
    await api.call('POST /v1/chat/channel/{id}/read', {
      params: { id },
      body: { upTo: lastItem.id },
    })
    onChanged()
    void queries.invalidateQueries({ queryKey: chatKeys.me })
  }
  const askToLeave = (id: string) =>
    void modals.confirm({
      ...LEAVE_QUESTION,
      onConfirm: async () => {
        await leave(id)
        toaster.show({ kind: 'success', message: LEFT })
      },
    })

  return (channel: ChatChannel): SheetAct[] => {
    const { id, isQuiet, unread, profile } = channel
    const person = { id: profile.id, name: profile.name }
    return [
      {
        label: isQuiet ? '알림 켜기' : '알림 끄기',
        onSelect: () => void run(() => setQuiet(id, !isQuiet)),
      },
      ...(unread > 0
        ? [{ label: '읽음으로 표시', onSelect: () => void run(() => markRead(channel)) }]
        : []),
      { label: '나가기', onSelect: () => askToLeave(id) },
      ...(profile.isGone
        ? []
        : [
            { label: '차단하기', onSelect: () => onAsk({ kind: 'block', person }) },
            {
              label: '신고하기',
              onSelect: () =>
                onAsk({ kind: 'report', targetType: 'profile', targetId: person.id, person }),
            },
          ]),
    ]
  }
}

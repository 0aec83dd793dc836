'use client'

import { useChannelActions } from '@doran/chat/react'
import type { ChatChannel } from '@doran/contract'
import { routes } from '@doran/site/core'
import { useAct, useModals, useToaster } from '@doran/site/session'
import { useRouter } from 'next/navigation'
import type { SheetAct } from '../parts/action-sheet'
import { creatorPath } from '../parts/creator-path'
import { LEAVE_QUESTION, LEFT } from '../parts/leave-question'
import type { SafetyAsk } from '../parts/safety-sheets'

/** What can be done with a whole room, and how it is left. */
export function useRoomMenu(onAsk: (ask: SafetyAsk) => void) {
  const { setQuiet, leave } = useChannelActions()
  const { run } = useAct()
  const modals = useModals()
  const toaster = useToaster()
  const router = useRouter()

  const askToLeave = (id: string) =>
    void modals.confirm({
      ...LEAVE_QUESTION,
      onConfirm: async () => {
        await leave(id)
        router.replace(routes.chat.path())
        toaster.show({ kind: 'success', message: LEFT })
      },
    })

  const safetyActs = ({ profile, isBlockedByMe }: ChatChannel): SheetAct[] => {
    if (profile.isGone) return []
    const person = { id: profile.id, name: profile.name }
    const report = { kind: 'report', targetType: 'profile', targetId: person.id } as const
    return [
      ...(isBlockedByMe
        ? []
        : [{ label: '차단하기', onSelect: () => onAsk({ kind: 'block', person }) }]),
      {
        label: '신고하기',
        onSelect: () => onAsk({ ...report, person: isBlockedByMe ? null : person }),
      },
    ]
  }

  const acts = (channel: ChatChannel): SheetAct[] => {
    const { id, isQuiet, profile } = channel
    const creator = creatorPath(profile)
    return [
      ...(creator === null ? [] : [{ label: '프로필', href: creator }]),
      {
        label: isQuiet ? '알림 켜기' : '알림 끄기',
        onSelect: () =>
          void run(async () => {
            await setQuiet(id, !isQuiet)
            toaster.show({
              kind: 'success',
              message: isQuiet ? '알림을 켰어요.' : '알림을 껐어요.',
            })
          }),
      },
      ...safetyActs(channel),
      { label: '나가기', onSelect: () => askToLeave(id) },
    ]
  }
  return { acts, safetyActs, askToLeave }
}

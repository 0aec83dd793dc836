'use client'

import { useEffect, useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import { useEventLog } from '@doran/site/core'
import {
  findPendingPath,
  setFlashMessage,
  takePendingAction,
  useToaster,
  type PendingAction,
} from '@doran/site/session'
import {
  performPending,
  replacePage,
  takeLoginResult,
  type PerformedAction,
} from '@doran/site/sign-in'
import { isSettledWithin } from '../../../../lib/is-settled-within'
import { welcomeMessages, mergedMessage } from './welcome-messages'
import { NOTHING_MERGED, mergeVisitor, mergeVisitorLater, type Merged } from './merge-visitor'
import { delay } from '../../../../lib/delay'

/** Enough to read two short sentences. */
const READ_MS = 1_500
/** Longer than a call takes, shorter than a person waits. */
const TIMEOUT_MS = 4_000

type PostLoginRedirect = {
  /** Once they have agreed to the terms. */
  member: Me | null
  /** Whether no step is left to show. */
  isReady: boolean
  next: string
  /** Whether the address says that a deletion was cancelled. */
  mayHaveReturned: boolean
}

/**
 * Merges what the visitor did, then does the action that was waiting for the sign-in; after the last step it redirects
 * to its page or to `next`. Nothing of it blocks the redirect: what fails is said on the next page. Returns the messages to show here,
 * because toasts do not reach the other site.
 */
export function usePostLoginRedirect(redirect: PostLoginRedirect): readonly string[] {
  const { member, isReady, next, mayHaveReturned } = redirect
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { log } = useEventLog()
  const merging = useRef<Promise<Merged | null>>(null)
  const acting = useRef<Promise<Acting>>(null)
  const hasLeft = useRef(false)
  const [messages, setMessages] = useState<readonly string[]>([])

  useEffect(() => {
    if (!member) return
    // A short-time password is for a borrowed device, whose stories stay there.
    const merge = async () => {
      const merged = await mergeVisitor(api)
      const event = { type: 'save', object: 'play', object_name: 'account' } as const
      if (merged?.stories) log({ ...event, object_attributes: { stories: merged.stories } })
      return merged
    }
    merging.current ??= member.session.isLimited ? Promise.resolve(NOTHING_MERGED) : merge()
    const act = async (mergingNow: Promise<Merged | null>): Promise<Acting> => {
      // What the act is about may come over with the merge.
      await valueWithin(mergingNow)
      const action = takePendingAction()
      return { action, performing: action ? performPending(api, action) : Promise.resolve(null) }
    }
    // Not at the end of the steps, which some never reach.
    acting.current ??= act(merging.current)
    if (!isReady || hasLeft.current) return
    hasLeft.current = true

    const leave = async (mergingNow: Promise<Merged | null>, actingNow: Promise<Acting>) => {
      const merged = await valueWithin(mergingNow)
      const { action, performing } = await actingNow
      const performed = await valueWithin(performing)
      const result = takeLoginResult()
      const { nickName } = member
      const welcome = welcomeMessages({ ...result, nickName, merged, mayHaveReturned })
      // A story that was not merged cannot be continued yet.
      const address = (action && merged && findPendingPath(action)) ?? next
      if (address.startsWith(TALES_PATH)) {
        const moved = merged && mergedMessage(merged)
        setMessages(performed ? [...welcome, performed.message] : welcome)
        if (performed) setFlashMessage(performed.message, kindOf(performed))
        else if (moved) setFlashMessage(moved)
        if (moved || performed || mayHaveReturned || result.hasReturned || result.hasNewPassword) {
          await delay(READ_MS)
        }
        return replacePage(address)
      }
      const tell = (told: PerformedAction) =>
        toaster.show({ kind: kindOf(told), message: told.message })
      for (const message of welcome) toaster.show({ kind: 'success', message })
      if (performed) tell(performed)
      router.replace(address)
      if (!performed) void performing.then((late) => late && tell(late))
      if (merged) return
      const late = (await mergingNow) ?? (await mergeVisitorLater(api))
      const moved = late && mergedMessage(late)
      if (moved) toaster.show({ kind: 'success', message: moved })
    }
    void leave(merging.current, acting.current)
  }, [api, isReady, mayHaveReturned, log, member, next, router, toaster])

  return messages
}

type Acting = { action: PendingAction | null; performing: Promise<PerformedAction | null> }

/** What comes of it; null where that takes longer than a person waits. */
async function valueWithin<T>(promise: Promise<T>): Promise<T | null> {
  return (await isSettledWithin(promise, TIMEOUT_MS)) ? promise : null
}

function kindOf({ isDone }: PerformedAction): 'success' | 'error' {
  return isDone ? 'success' : 'error'
}

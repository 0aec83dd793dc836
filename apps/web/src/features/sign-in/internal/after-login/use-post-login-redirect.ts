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
} from '@doran/site/session'
import { replacePage, takeLoginResult } from '@doran/site/sign-in'
import { isSettledWithin } from '../../../../lib/is-settled-within'
import { welcomeMessages, mergedMessage } from './welcome-messages'
import { mergeStories, mergeStoriesLater } from './merge-stories'
import { delay } from '../../../../lib/delay'

/** Enough to read two short sentences. */
const READ_MS = 1_500
/** Longer than merging takes, shorter than a person waits. */
const TIMEOUT_MS = 4_000

const NOTHING_TO_MERGE = Promise.resolve(0)

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
 * Merges the visitor's stories, then does the action that was waiting for the sign-in or redirects to `next`. Nothing
 * of it blocks the redirect: what fails is retried behind the next page. Returns the messages to show here, because
 * toasts do not reach the other site.
 */
export function usePostLoginRedirect(redirect: PostLoginRedirect): readonly string[] {
  const { member, isReady, next, mayHaveReturned } = redirect
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { log } = useEventLog()
  const merging = useRef<Promise<number | null>>(null)
  const hasLeft = useRef(false)
  const [messages, setMessages] = useState<readonly string[]>([])

  useEffect(() => {
    if (!member) return
    // A short-time password is for a borrowed device, whose stories stay there.
    const merge = async () => {
      const stories = await mergeStories(api)
      const event = { type: 'save', object: 'play', object_name: 'account' } as const
      if (stories) log({ ...event, object_attributes: { stories } })
      return stories
    }
    merging.current ??= member.session.isLimited ? NOTHING_TO_MERGE : merge()
    if (!isReady || hasLeft.current) return
    hasLeft.current = true

    const leave = async (merged: Promise<number | null>) => {
      const stories = (await isSettledWithin(merged, TIMEOUT_MS)) ? await merged : null
      const { nickName } = member
      const result = takeLoginResult()
      const welcome = welcomeMessages({ ...result, nickName, stories, mayHaveReturned })
      const address = addressAfter(stories !== null) ?? next
      if (address.startsWith(TALES_PATH)) {
        setMessages(welcome)
        if (stories) setFlashMessage(mergedMessage(stories))
        if (stories || mayHaveReturned || result.hasReturned || result.hasNewPassword) {
          await delay(READ_MS)
        }
        return replacePage(address)
      }
      for (const message of welcome) toaster.show({ kind: 'success', message })
      router.replace(address)
      if (stories !== null) return
      const late = (await merged) ?? (await mergeStoriesLater(api))
      if (late) toaster.show({ kind: 'success', message: mergedMessage(late) })
    }
    void leave(merging.current)
  }, [api, isReady, mayHaveReturned, log, member, next, router, toaster])

  return messages
}

/** Where the action leads that was waiting for the sign-in; a story that was not merged cannot be continued yet. */
function addressAfter(hasMerged: boolean): string | null {
  const action = takePendingAction()
  return action && hasMerged ? findPendingPath(action) : null
}

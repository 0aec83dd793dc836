'use client'

import { useEffect, useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import { useEventLog } from '@doran/event-log/react'
import { routes, takePendingAction, useToaster } from '@doran/site'
import { isSettledWithin } from '../../../../lib/is-settled-within'
import { takeLoginResult } from '../login-result'
import { replacePage } from '../replace-page'
import { welcomeMessages, mergedMessage } from './welcome-messages'
import { mergeStories, mergeStoriesLater } from './merge-stories'
import { delay } from '../../../../lib/delay'

/** Long enough to read two short sentences. */
const READ_MS = 1_500
/** Longer than bringing stories over takes, shorter than a person waits. */
const TIMEOUT_MS = 4_000

const NOTHING_TO_MERGE = Promise.resolve(0)

type PostLoginRedirect = {
  /** Once they have agreed to the terms. */
  member: Me | null
  /** Whether nothing is asked for any more. */
  isReady: boolean
  next: string
  /** Whether the address says that the account was leaving. */
  isSaidToReturn: boolean
}

/**
 * Brings over what was done before signing in, then does what was waiting for that, or goes on to `next`. Nothing of
 * it keeps anybody here: what fails is tried again behind the next page. Answers what has to be said here, because
 * toasts do not reach the other site.
 */
export function usePostLoginRedirect(departure: PostLoginRedirect): readonly string[] {
  const { member, isReady, next, isSaidToReturn } = departure
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { log } = useEventLog()
  const merging = useRef<Promise<number | null>>(null)
  const hasLeft = useRef(false)
  const [words, setWords] = useState<readonly string[]>([])

  useEffect(() => {
    if (!member) return
    // A short-time password is for a borrowed device, whose stories stay there.
    const bringOver = async () => {
      const stories = await mergeStories(api)
      const event = { type: 'save', object: 'play', object_name: 'account' } as const
      if (stories) log({ ...event, object_attributes: { stories } })
      return stories
    }
    merging.current ??= member.session.isLimited ? NOTHING_TO_MERGE : bringOver()
    if (!isReady || hasLeft.current) return
    hasLeft.current = true

    const leave = async (merge: Promise<number | null>) => {
      const stories = (await isSettledWithin(merge, TIMEOUT_MS)) ? await merge : null
      const { nickName } = member
      const note = takeLoginResult()
      const said = welcomeMessages({ ...note, nickName, stories, isSaidToReturn })
      const place = placeAfter(stories !== null) ?? next
      if (place.startsWith(TALES_PATH)) {
        setWords(said)
        if (stories || isSaidToReturn || note.hasReturned || note.hasNewPassword) {
          await delay(READ_MS)
        }
        return replacePage(place)
      }
      for (const message of said) toaster.show({ kind: 'success', message })
      router.replace(place)
      if (stories !== null) return
      const late = (await merge) ?? (await mergeStoriesLater(api))
      if (late) toaster.show({ kind: 'success', message: mergedMessage(late) })
    }
    void leave(merging.current)
  }, [api, isReady, isSaidToReturn, log, member, next, router, toaster])

  return words
}

/** Where the act leads that was waiting for the sign-in; a story that did not come over cannot be continued yet. */
function placeAfter(hasMerged: boolean): string | null {
  const action = takePendingAction()
  return action && hasMerged ? routes.play.path({ id: action.sessionId }) : null
}

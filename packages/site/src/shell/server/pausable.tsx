import { ApiError } from '@doran/api-client'
import type { ReactNode } from 'react'
import { SitePage } from '../site-page.js'
import { PausedState } from '../paused-state.js'
import { answerWith } from './answer-with.js'

/**
 * A page that says when to come back to a visitor over the API's rate limit. It is rendered here and not by an error
 * boundary, which needs scripts to show anything.
 */
export function pausable<Props>(Page: (props: Props) => Promise<ReactNode>) {
  return async function PausablePage(props: Props): Promise<ReactNode> {
    try {
      return await Page(props)
    } catch (error) {
      if (!isPause(error)) throw error
      const seconds = error.retryAfter ?? 1
      answerWith(429, { 'retry-after': String(seconds) })
      return (
        <SitePage>
          <PausedState seconds={seconds} />
        </SitePage>
      )
    }
  }
}

/** Guards reads beside a pausable page, such as its metadata: null while its visitor is over the limit. */
export async function unlessPaused<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isPause(error)) return null
    throw error
  }
}

function isPause(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'TOO_MANY'
}

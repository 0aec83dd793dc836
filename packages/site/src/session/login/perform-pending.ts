import { ApiError, type ApiClient } from '@doran/api-client'
import { drafts } from './drafts.js'
import { findPendingCall, type PendingAction } from './pending-action.js'

/** The result of an act that waited for the sign-in, to be shown on the next page. */
export type PerformedAction = { isDone: boolean; message: string }

const AGAIN = '다시 시도해 주세요.'

/**
 * Makes the call that waited for the sign-in; null where the act goes on as a page. It never throws: a failure is said
 * on the page where the act can be repeated. What was written for it is removed once it arrived, and not before.
 */
export async function performPending(
  api: ApiClient,
  action: PendingAction,
): Promise<PerformedAction | null> {
  const call = findPendingCall(action)
  if (!call) return null
  try {
    await call.perform(api, action)
  } catch (error) {
    return { isDone: false, message: `${call.failed} ${reasonOf(error)}` }
  }
  if ('draft' in action) drafts.text({ name: action.draft, scope: 'tab' }).remove()
  return { isDone: true, message: call.done }
}

/** Only a refusal says what to do; of anything else another try is all there is. */
function reasonOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isRefusal ? error.message : AGAIN
}

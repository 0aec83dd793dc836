import { ApiError } from '@doran/api-client'

/** Where somebody goes on whose conversation could not be opened. */
export type RedirectOutcome =
  | { kind: 'list'; message: string }
  | { kind: 'closed'; message: string }
  | { kind: 'absent' }
  | { kind: 'login' }
  | { kind: 'failed'; message: string }

const FAILED = '잠시 뒤에 다시 시도해 주세요.'

export function redirectOutcome(error: unknown): RedirectOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: FAILED }
  const { code, message, status } = error
  if (code === 'CHAT_SELF') return { kind: 'list', message }
  if (code === 'CHAT_CLOSED') return { kind: 'closed', message }
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return { kind: 'absent' }
  return status === 401 ? { kind: 'login' } : { kind: 'failed', message }
}

import { AUTH_SESSION } from '@doran/contract/limits'

/** A sign-in that is not used again ends then. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + AUTH_SESSION.days * 86_400_000)
}

import { AUTH_SESSION } from '@doran/contract/limits'

/** When a sign-in ends that is used now and then no more. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + AUTH_SESSION.days * 86_400_000)
}

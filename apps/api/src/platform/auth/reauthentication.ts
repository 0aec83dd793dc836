import { AUTH_SESSION } from '@doran/contract/limits'

/** Until when a proof of who somebody is counts as recent. */
export function provedUntil({ provedAt }: { provedAt: Date }): Date {
  return new Date(provedAt.getTime() + AUTH_SESSION.proofMinutes * 60_000)
}

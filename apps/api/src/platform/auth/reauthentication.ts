import { AUTH_SESSION } from '@doran/contract/limits'

/** A proof of identity counts as recent until then. */
export function provedUntil({ provedAt }: { provedAt: Date }): Date {
  return new Date(provedAt.getTime() + AUTH_SESSION.proofMinutes * 60_000)
}

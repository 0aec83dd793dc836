import { CODES } from '@doran/contract/limits'
import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import { accountExists, queueMail, signUpCode } from '../mail/index.js'

/** The mail of a sign-up: its code, or that the address has an account. */
export async function mailSignUp(
  deps: Deps,
  db: Executor,
  { email, isKnown }: { email: string; isKnown: boolean },
  { code, isMailed }: { code: string; isMailed: boolean },
): Promise<void> {
  const { PUBLIC_ORIGIN } = deps.env
  const words = isKnown
    ? accountExists({ loginUrl: `${PUBLIC_ORIGIN}/login/email` })
    : signUpCode({ code, minutes: CODES.mailed.minutes })
  await queueMail(db, deps, { to: isMailed ? email : null, ...words })
}

import { CODES } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { accountExists, queueMail, signUpCode } from '../mail/index.js'

/** The mail of a sign-up: its code, or that the address has an account. */
export async function mailSignUp(
  ctx: Context<'env' | 'mailNotifier'>,
  given: { email: string; isKnown: boolean; code: string; isMailed: boolean },
): Promise<void> {
  const { email, isKnown, code, isMailed } = given
  const { PUBLIC_ORIGIN } = ctx.env
  const mailText = isKnown
    ? accountExists({ loginUrl: `${PUBLIC_ORIGIN}/login/email` })
    : signUpCode({ code, minutes: CODES.mailed.minutes })
  await queueMail(ctx, { to: isMailed ? email : null, ...mailText })
}

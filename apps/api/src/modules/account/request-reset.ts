import type { CodeTicket } from '@doran/contract'
import { CODES } from '@doran/contract/limits'
import type { Caller } from '../../platform/context/caller.js'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { passwordReset } from './password-reset.table.js'
import type { Deps } from '../../deps.js'
import { isKnownBrowser } from '../auth-session/index.js'
import { queueMail, resetCode } from '../mail/index.js'
import { findAccountByEmail } from './account-store.js'
import { newMailedCode } from './mailed-code.js'

/** Mails a code for a new password. Answered alike, and with the same work, for an address without an account. */
export async function requestReset(deps: Deps, caller: Caller, email: string): Promise<CodeTicket> {
  const browserHash = hashSecret(caller.browserCredential ?? newSecret())
  const isKnown = await isKnownBrowser(deps.db, email, browserHash)
  const account = await findAccountByEmail(deps.db, email)
  const id = deps.newId()
  const isMailed = await deps.codeMails.take(email, isKnown ? browserHash : null)
  const { code, codeHash, expiresAt } = newMailedCode(deps, id, isMailed)
  const returnUrl = `${deps.env.PUBLIC_ORIGIN}/login/email?reset=${id}`
  await deps.db.transaction(async (tx) => {
    await tx.insert(passwordReset).values({
      id,
      memberId: account?.member.id ?? null,
      codeHash,
      expiresAt,
      createdAt: deps.clock.now(),
    })
    const to = account && isMailed ? email : null
    const words = resetCode({ code, returnUrl, minutes: CODES.mailed.minutes })
    await queueMail(tx, deps, { to, ...words })
  })
  return { id, expiresAt: expiresAt.toISOString() }
}

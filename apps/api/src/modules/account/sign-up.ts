import type { CodeTicket, ParsedBodyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { COOKIES } from '@doran/contract/names'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import { ownCookie } from '../../platform/http/cookies.js'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { signUp } from './sign-up.table.js'
import type { Deps } from '../../deps.js'
import { findAccountByEmail, isNameTaken } from './account-store.js'
import { mailSignUp } from './mail-sign-up.js'
import { newMailedCode } from './mailed-code.js'
import { nameKeyOf, refuseReservedName } from '../profile/index.js'
import { refuseWeakPassword } from './password-rules.js'

/**
 * Takes a sign-up and mails a code; the account is made when the code comes back. Answered alike, and with the same
 * work, whether or not the address has an account: only its mail says so.
 */
export async function startSignUp(
  deps: Deps,
  caller: Caller,
  given: ParsedBodyOf<'POST /v1/user'>,
): Promise<CodeTicket> {
  const { email, nickName, consent } = given
  const now = deps.clock.now()
  const nameKey = nameKeyOf(nickName)
  refuseWeakPassword(given.password, { email, nickName })
  await refuseTakenName(deps, nickName)
  const passwordHash = await deps.passwords.hash(given.password)
  const known = await findAccountByEmail(deps.db, email)
  const id = deps.newId()
  const credential = caller.browserCredential ?? newSecret()
  const isMailed = await deps.codeMails.take(email)
  const { code, codeHash, expiresAt } = newMailedCode(deps, id, isMailed)
  await deps.db.transaction(async (tx) => {
    const row = {
      id,
      email,
      name: given.name,
      nickName,
      nameKey,
      passwordHash,
      country: given.country,
      hasAgreedToMarketing: given.hasAgreedToMarketing,
      hasConsented: consent !== undefined,
      isKnown: known !== null,
      codeHash,
      browserHash: hashSecret(credential),
      mailedAt: now,
      expiresAt,
      createdAt: now,
    }
    await tx.insert(signUp).values(row)
    await mailSignUp(deps, tx, row, { code, isMailed })
  })
  caller.setCookie(ownCookie(COOKIES.browser, credential, deps.env.PUBLIC_ORIGIN))
  return { id, expiresAt: expiresAt.toISOString() }
}

/** A name is no secret: it stands on a profile for all to see. */
async function refuseTakenName(deps: Deps, nickName: string): Promise<void> {
  refuseReservedName(nickName, 'nickName')
  if (!(await isNameTaken(deps.db, nameKeyOf(nickName), deps.clock.now()))) return
  throw new AppError('INVALID_INPUT', { field: 'nickName', message: FIELD_COPY.nickNameTaken })
}

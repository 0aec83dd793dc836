import { createHash } from 'node:crypto'
import { Email, NickName, PersonName, type AuthProvider } from '@doran/contract'
import { LENGTHS } from '@doran/contract/limits'
import { normaliseText, splitGraphemes } from '@doran/korean'

/** A person as a provider describes them. */
export type ProviderPerson = {
  /** The provider's id of the account, which never changes. */
  subject: string
  name: string | null
  /** The name that the person uses before others there. Null where the provider has no such name. */
  nickName: string | null
  /** Null where the provider gives none, or has not seen that it is the person's. */
  email: string | null
}

/** The person's name for use in mails. */
export function nameOf({ name }: ProviderPerson): string {
  const letters = normaliseText(name ?? '')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/ +/g, ' ')
  const short = splitGraphemes(letters).slice(0, LENGTHS.name).join('')
  return PersonName.safeParse(short).data ?? '도란 회원'
}

/** A nickname by our rules, or null. */
export function nickNameOf({ nickName }: ProviderPerson): string | null {
  return NickName.safeParse(nickName).data ?? null
}

/**
 * The address of a new account. One that the provider has not checked would stand in its real owner's way, so such
 * an account gets one that no mail reaches; hashed, since two subjects may differ in case alone.
 */
export function addressOf(
  provider: AuthProvider,
  { subject, email }: ProviderPerson,
): { email: string; emailVerified: boolean } {
  const known = Email.safeParse(email).data
  if (known !== undefined) return { email: known, emailVerified: true }
  const id = createHash('sha256').update(subject).digest('hex').slice(0, 32)
  return { email: `${provider}-${id}@doran.invalid`, emailVerified: false }
}

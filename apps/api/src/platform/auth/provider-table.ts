import type { AuthProvider } from '@doran/contract'
import { z } from 'zod'
import type { ProviderPerson } from './provider-person.js'

export type ProviderFacts = {
  authorizeUrl: string
  tokenUrl: string
  /** Empty where the provider's console says what an application may know. */
  scopes: readonly string[]
  /** Ties a code to the sign-in that it was issued for, beside the state in the browser. */
  binding: 'pkce' | 'nonce' | 'none'
  /** Answers by a form that its page posts, instead of a redirect. */
  answersByPost: boolean
  /** Wants the state once more with the code. */
  repeatsState: boolean
  /** The person's data comes from an address that takes the access token, or from a token signed with these keys. */
  source: { userInfoUrl: string } | { keysUrl: string; issuer: string }
  /** Reads the person from what that says. */
  Person: z.ZodType<ProviderPerson>
}

const word = z.string().nullish()
const Subject = z.string().min(1).max(255)

/** Kakao asks the person for each thing; all but the id may be missing. */
const KakaoPerson = z
  .object({
    id: z.union([z.int(), Subject]),
    kakao_account: z
      .object({
        name: word,
        profile: z.object({ nickname: word }).nullish(),
        email: word,
        is_email_valid: z.boolean().nullish(),
        is_email_verified: z.boolean().nullish(),
      })
      .nullish(),
  })
  .transform(({ id, kakao_account: account }): ProviderPerson => {
    const nickName = account?.profile?.nickname ?? null
    const isChecked = account?.is_email_valid === true && account.is_email_verified === true
    return {
      subject: String(id),
      name: account?.name ?? nickName,
      nickName,
      email: isChecked ? (account.email ?? null) : null,
    }
  })

/** Naver says of no address that it has checked it. */
const NaverPerson = z
  .object({
    resultcode: z.literal('00'),
    response: z.object({ id: Subject, name: word, nickname: word }),
  })
  .transform(({ response: { id, name, nickname } }): ProviderPerson => {
    return { subject: id, name: name ?? nickname ?? null, nickName: nickname ?? null, email: null }
  })

/** A name here is a real one, which others must not learn: it becomes no nickname. */
const GooglePerson = z
  .object({ sub: Subject, name: word, email: word, email_verified: z.boolean().nullish() })
  .transform(({ sub, name, email, email_verified: isChecked }): ProviderPerson => {
    return {
      subject: sub,
      name: name ?? null,
      nickName: null,
      email: isChecked ? (email ?? null) : null,
    }
  })

/** `user` comes with the first sign-in alone, beside the signed token. */
const ApplePerson = z
  .object({
    sub: Subject,
    email: word,
    email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
    user: z
      .object({ name: z.object({ firstName: word, lastName: word }) })
      .nullable()
      .catch(null),
  })
  .transform(({ sub, email, email_verified: checked, user }): ProviderPerson => {
    const isChecked = checked === true || checked === 'true'
    const name = user && fullName(user.name.firstName ?? '', user.name.lastName ?? '')
    return { subject: sub, name, nickName: null, email: isChecked ? (email ?? null) : null }
  })

function fullName(first: string, last: string): string {
  return /\p{Script=Hangul}/u.test(last) ? `${last}${first}` : `${first} ${last}`.trim()
}

export const PROVIDERS: Record<AuthProvider, ProviderFacts> = {
  kakao: {
    authorizeUrl: 'https://kauth.kakao.com/oauth/authorize',
    tokenUrl: 'https://kauth.kakao.com/oauth/token',
    source: { userInfoUrl: 'https://kapi.kakao.com/v2/user/me' },
    scopes: [],
    binding: 'none',
    answersByPost: false,
    repeatsState: false,
    Person: KakaoPerson,
  },
  naver: {
    authorizeUrl: 'https://nid.naver.com/oauth2.0/authorize',
    tokenUrl: 'https://nid.naver.com/oauth2.0/token',
    source: { userInfoUrl: 'https://openapi.naver.com/v1/nid/me' },
    scopes: [],
    binding: 'none',
    answersByPost: false,
    repeatsState: true,
    Person: NaverPerson,
  },
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    source: { userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo' },
    scopes: ['openid', 'email', 'profile'],
    binding: 'pkce',
    answersByPost: false,
    repeatsState: false,
    Person: GooglePerson,
  },
  apple: {
    authorizeUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    source: { keysUrl: 'https://appleid.apple.com/auth/keys', issuer: 'https://appleid.apple.com' },
    scopes: ['name', 'email'],
    binding: 'nonce',
    answersByPost: true,
    repeatsState: false,
    Person: ApplePerson,
  },
}

/** The same provider on another origin, such as a stub's. */
export function atOrigin(facts: ProviderFacts, origin: string | undefined): ProviderFacts {
  if (origin === undefined) return facts
  const moved = (url: string) => new URL(new URL(url).pathname, origin).href
  const { source } = facts
  return {
    ...facts,
    authorizeUrl: moved(facts.authorizeUrl),
    tokenUrl: moved(facts.tokenUrl),
    source:
      'keysUrl' in source
        ? { ...source, keysUrl: moved(source.keysUrl) }
        : { userInfoUrl: moved(source.userInfoUrl) },
  }
}

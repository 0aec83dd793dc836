import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import type { StubPerson } from './oauth-stub-providers.js'

const ISSUER = 'https://appleid.apple.com'
const CLIENT_ID = 'example.doran.web'
const TEAM_ID = 'TEAM000001'
const KEY_ID = 'KEY0000001'

/**
 * Claims that take the place of the true ones; `otherKey` signs with a key that is not published, `algorithm` with
 * nothing, or with the published key as if it were a shared secret.
 */
export type Forgery = {
  claims?: Record<string, unknown>
  otherKey?: boolean
  algorithm?: 'none' | 'HS256'
}

// Such keys take long to find; all stubs of a process share them.
let keyPairs: ReturnType<typeof findKeyPairs> | null = null

function findKeyPairs() {
  return Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
}

/** What is Apple's own: signed tokens, published keys, and a client that signs its secret. */
export async function createApple() {
  keyPairs ??= findKeyPairs()
  const [own, other] = await keyPairs
  const client = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const published = { ...(await exportJWK(own.publicKey)), kid: 'stub', alg: 'RS256', use: 'sig' }
  return {
    env: {
      APPLE_CLIENT_ID: CLIENT_ID,
      APPLE_TEAM_ID: TEAM_ID,
      APPLE_KEY_ID: KEY_ID,
      APPLE_PRIVATE_KEY: client.privateKey
        .export({ type: 'pkcs8', format: 'pem' })
        .toString()
        .replaceAll('\n', '\\n'),
    },
    keys: { keys: [published] },
    /** Whether a client's secret is its own, fresh word. */
    async isClient(secret: string): Promise<boolean> {
      const expected = { issuer: TEAM_ID, subject: CLIENT_ID, audience: ISSUER, maxTokenAge: '1h' }
      return jwtVerify(secret, client.publicKey, { ...expected, algorithms: ['ES256'] }).then(
        ({ protectedHeader }) => protectedHeader.kid === KEY_ID,
        () => false,
      )
    },
    sign({ id, email, isChecked = true }: StubPerson, nonce: string, forgery: Forgery) {
      const claims = {
        nonce,
        nonce_supported: true,
        ...(email && { email, email_verified: String(isChecked) }),
      }
      const now = Math.floor(Date.now() / 1_000)
      const payload = {
        iss: ISSUER,
        aud: CLIENT_ID,
        sub: id,
        iat: now,
        exp: now + 86_400,
        ...claims,
        ...forgery.claims,
      }
      if (forgery.algorithm === 'none') return Promise.resolve(new UnsecuredJWT(payload).encode())
      if (forgery.algorithm === 'HS256') {
        const secret = new TextEncoder().encode(JSON.stringify(published))
        return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'stub' }).sign(secret)
      }
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: 'stub' })
        .sign(forgery.otherKey ? other.privateKey : own.privateKey)
    },
  }
}

export type Apple = Awaited<ReturnType<typeof createApple>>

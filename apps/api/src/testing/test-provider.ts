import type { AuthProvider } from '@doran/contract'
import type { Deps } from '../deps.js'
import { startOAuthStub, type OAuthStub } from './oauth-stub.js'
import { afterTest, sharedByTests, type OnEnd } from './shared-by-tests.js'
import { createTestDatabase, startTestApi, type TestApi } from './test-app.js'
import { ORIGIN, type Browser } from './test-browser.js'

type ProviderApi = TestApi & { stub: OAuthStub }

/** An API that knows the four providers of a stub of its own. */
export async function startProviderApi(
  overrides: Partial<Deps> = {},
  onEnd: OnEnd = afterTest,
): Promise<ProviderApi> {
  const stub = await startOAuthStub(ORIGIN)
  onEnd(() => stub.close())
  const database = await createTestDatabase(onEnd)
  return { ...startTestApi(database, overrides, onEnd, stub.env), stub }
}

export function sharedProviderApi(): () => ProviderApi {
  return sharedByTests((onEnd) => startProviderApi({}, onEnd))
}

type Way = { next?: string; answer?: 'yes' | 'no' }

/** Signs in as a person would; resolves to the path of the site where that ends. */
export async function comeBy(
  browser: Browser,
  provider: AuthProvider,
  { next, answer = 'yes' }: Way = {},
): Promise<string> {
  return arrive(browser, await leaveFor(browser, provider, { answer, ...(next && { next }) }))
}

/** The request with which a provider's page sends a person back. */
export type WayBack = { url: string; form: URLSearchParams | null }

/** Goes to a provider's page and answers there, but does not come back yet. */
export async function leaveFor(
  browser: Browser,
  provider: AuthProvider,
  { next, answer = 'yes' }: Way = {},
): Promise<WayBack> {
  const { url } = await browser.api.call('POST /v1/auth/provider/{provider}/start', {
    params: { provider },
    body: next ? { next } : {},
  })
  return sentBack(await fetch(`${url}&answer=${answer}`, { redirect: 'manual' }))
}

async function sentBack(response: Response): Promise<WayBack> {
  const location = response.headers.get('location')
  if (location) return { url: location, form: null }
  const page = await response.text()
  const action = /action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`the provider refuses: ${page}`)
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    form.set(name, unescaped(value))
  }
  return { url: action, form }
}

/** Follows the redirects of the API to the site. */
export async function arrive(browser: Browser, { url, form }: WayBack): Promise<string> {
  const response = await browser.request(apiPath(url), form ? posted(form) : {})
  const location = response.headers.get('location')
  if (!location) throw new Error(`${response.status} ${await response.text()}`)
  if (new URL(location).origin !== ORIGIN) throw new Error(`sent away to ${location}`)
  if (location.startsWith(`${ORIGIN}/api/`)) return arrive(browser, { url: location, form: null })
  return location.slice(ORIGIN.length)
}

/** As browsers send what a page of another site posts: without cookies that are `Lax`. */
export function posted(form: URLSearchParams): RequestInit {
  const headers = { origin: 'https://appleid.apple.com', cookie: '' }
  return { method: 'POST', headers, body: form }
}

/** The front door takes the first part off. */
export function apiPath(url: string): string {
  return url.replace(`${ORIGIN}/api`, '')
}

function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

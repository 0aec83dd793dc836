type Origin = { env: { PUBLIC_ORIGIN: string } }
type Query = Record<string, string | null | undefined>

export const CALLBACK_PATH = '/v1/auth/provider/callback/:provider'

/** A provider's way back, as it is registered there, with what the provider said. */
export function callbackAddress({ env }: Origin, key: string, query: Query): string {
  return address(env.PUBLIC_ORIGIN, `/api${CALLBACK_PATH.replace(':provider', key)}`, query)
}

/** A page of signing in, with what it is to know. */
export function loginAddress(
  { env }: Origin,
  path: '/login' | '/login/after',
  query: Query,
): string {
  return address(env.PUBLIC_ORIGIN, path, query)
}

function address(origin: string, path: string, query: Query): string {
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(query)) {
    if (value) url.searchParams.set(name, value)
  }
  return url.href
}

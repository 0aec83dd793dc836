import { COOKIES } from '@doran/contract/names'

/** What a `Set-Cookie` line lacks: every cookie of the API is for the API alone. */
export function cookieFaults(line: string, publicOrigin: string): string[] {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
  const name = pair.split('=')[0] ?? ''
  const flags = new Set(rest.map((flag) => flag.toLowerCase()))
  const isHttps = publicOrigin.startsWith('https:')
  const wanted = ['httponly', 'samesite=lax', 'path=/', ...(isHttps ? ['secure'] : [])]
  const missing = wanted.filter((flag) => !flags.has(flag))
  const isWide = rest.some((flag) => flag.toLowerCase().startsWith('domain='))
  const isSession = name.endsWith(COOKIES.authSession)
  const isUnprefixed = isSession && isHttps && name !== `__Host-${COOKIES.authSession}`
  return [
    ...missing.map((flag) => `${name} lacks ${flag}`),
    ...(isWide ? [`${name} names a domain`] : []),
    ...(isUnprefixed ? [`${name} lacks its prefix`] : []),
  ]
}

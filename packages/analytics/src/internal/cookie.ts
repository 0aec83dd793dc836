/** Undefined where there is none, where cookies are forbidden, and on the server. */
export function readCookie(name: string): string | undefined {
  try {
    return document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1]
  } catch {
    return undefined
  }
}

/** For a year; zero seconds remove it. Whether a browser kept it, only reading it back tells. */
export function writeCookie(name: string, value: string, seconds = 31_536_000): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed page may have no cookies.
  }
}

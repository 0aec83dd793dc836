import { COOKIES } from '@doran/contract/names'
import { readCookie, writeCookie } from './internal/cookie.js'

export type Said = 'in' | 'out'

/** `notice`: allowed until the person says no. `required`: nothing before the person says yes. */
export type ConsentMode = 'notice' | 'required'

export type BrowserChoice = {
  readonly mode: ConsentMode
  /** Null where the person said nothing yet, and on the server. */
  read: () => Said | null
  /**
   * A browser that asks for privacy by itself (GPC) counts as a no until the person says otherwise, and so does one
   * without cookies, which would forget a no.
   */
  isAllowed: () => boolean
  /** Kept for a year; where cookies are off, as long as the page. */
  choose: (said: Said) => void
  /** Hears this page's other places and all tabs. */
  subscribe: (listener: () => void) => () => void
}

/** What this browser's person said to something, in a cookie. Nothing runs before it is asked. */
export function createChoice(cookie: string, mode: ConsentMode): BrowserChoice {
  const listeners = new Set<() => void>()
  let unstored: Said | null = null
  let channel: BroadcastChannel | null = null

  const read = () => toSaid(readCookie(cookie)) ?? unstored
  const take = (said: Said | null) => {
    unstored = said
    listeners.forEach((listener) => listener())
  }
  const open = () => (channel ??= openChannel(cookie, ({ data }) => take(toSaid(data))))
  return {
    mode,
    read,
    isAllowed: () => {
      const said = read()
      return said ? said === 'in' : mode === 'notice' && !asksForPrivacy() && hasCookies()
    },
    choose: (said) => {
      writeCookie(cookie, said)
      take(said)
      open()?.postMessage(said)
    },
    subscribe: (listener) => {
      open()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether this browser's usage may be recorded. */
export function createUsageChoice(mode: ConsentMode = 'notice'): BrowserChoice {
  return createChoice(COOKIES.usageChoice, mode)
}

/** Whether advertisements of others may be shown: never before a yes. */
export function createAdsChoice(): BrowserChoice {
  return createChoice(COOKIES.adsChoice, 'required')
}

// Missing in old browsers, refused in pages without an origin.
function openChannel(name: string, hear: (message: MessageEvent) => void) {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', hear)
    return channel
  } catch {
    return null
  }
}

function asksForPrivacy(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}

// Servers have a navigator without this.
function hasCookies(): boolean {
  return !('cookieEnabled' in navigator) || navigator.cookieEnabled
}

function toSaid(value: unknown): Said | null {
  return value === 'in' || value === 'out' ? value : null
}

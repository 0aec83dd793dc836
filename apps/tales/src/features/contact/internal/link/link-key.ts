import { drafts } from '@doran/site/session'

const KEY = /^[A-Za-z0-9_-]{43}$/

/** For this tab, until it is closed or somebody signs out of the browser. */
const stored = drafts.text({ name: 'ticket-link', scope: 'tab' })

/**
 * The key of a mailed link. It comes behind the `#`, which no server is sent, and is taken out of the address at once,
 * so that nobody reads, copies or shares it by accident.
 */
export function takeLinkKey(): string | null {
  const given = new URLSearchParams(window.location.hash.slice(1)).get('key')
  if (given !== null) {
    stored.write(given)
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  }
  const key = given ?? stored.read()
  return key !== null && KEY.test(key) ? key : null
}

import { COOKIES } from '@doran/contract/names'
import { readFlags } from '@doran/feature-flags'
import { motionAttribute, textSizeAttribute, themeAttribute } from '@doran/ui/theme'
import type { PageSettings } from '../../core/page-settings-context.js'

type Cookies = { get(name: string): { value: string } | undefined }

// Browsers accept this prefix over https alone.
const SESSION_COOKIES = [`__Host-${COOKIES.authSession}`, COOKIES.authSession]

/**
 * The person's display settings and feature flags, anything unknown in a cookie being the default, and whether a
 * session's cookie is there. Whether the session is still valid is known after the first call.
 */
export function readSettings(cookies: Cookies): PageSettings {
  return {
    theme: themeAttribute(cookies.get(COOKIES.theme)?.value),
    motion: motionAttribute(cookies.get(COOKIES.motion)?.value),
    textSize: textSizeAttribute(cookies.get(COOKIES.textSize)?.value),
    isLoggedIn: SESSION_COOKIES.some((name) => Boolean(cookies.get(name)?.value)),
    flags: readFlags(cookies),
  }
}

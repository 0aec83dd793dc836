import { COOKIES } from '@doran/contract/names'
import { motionAttribute, textSizeAttribute, themeAttribute } from '@doran/ui/theme'
import type { PageSettings } from '../state/page-settings-context.js'

type Cookies = { get(name: string): { value: string } | undefined }

/** The person's display settings; anything unknown in a cookie counts as the default. */
export function readSettings(cookies: Cookies): PageSettings {
  return {
    theme: themeAttribute(cookies.get(COOKIES.theme)?.value),
    motion: motionAttribute(cookies.get(COOKIES.motion)?.value),
    textSize: textSizeAttribute(cookies.get(COOKIES.textSize)?.value),
  }
}

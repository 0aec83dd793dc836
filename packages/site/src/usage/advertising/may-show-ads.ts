import type { Said } from '@doran/analytics'
import type { RouteName } from '../../core/routes.js'
import { seoulDay } from '../../core/format-time.js'
import type { AdsConfig } from '../../core/ads-config.js'

export type AdsQuestion = {
  provider: AdsConfig | undefined
  route: RouteName | null
  /** Null for visitors. */
  member: { birthday: string | null } | null
  choice: Said | null
  now: Date
}

const ADULT_AGE = 19

// A page that is not named shows none: front pages and players show stories.
const ROUTES: readonly (RouteName | null)[] = ['tales', 'newTales', 'theme']

/** Only for members of 19 or more (by the date in Seoul) who agreed, and never beside a story, a chat or a form. */
export function mayShowAds({ provider, route, member, choice, now }: AdsQuestion): boolean {
  return provider !== undefined && ROUTES.includes(route) && choice === 'in' && isAdult(member, now)
}

/** An unknown age does not count as adult. */
export function isAdult(member: AdsQuestion['member'], now: Date): boolean {
  const [, year, rest] = member?.birthday?.match(/^(\d{4})(-\d{2}-\d{2})$/) ?? []
  return year !== undefined && `${Number(year) + ADULT_AGE}${rest}` <= seoulDay(now)
}

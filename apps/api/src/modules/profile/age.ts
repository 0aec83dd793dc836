import { dateInSeoul } from '../../platform/time/seoul-day.js'

/** Full years from a birthday, YYYY-MM-DD, to the day that it is in Seoul; below zero before it. */
export function ageOn(birthday: string, now: Date): number {
  const today = dateInSeoul(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) >= birthday.slice(5) ? years : years - 1
}

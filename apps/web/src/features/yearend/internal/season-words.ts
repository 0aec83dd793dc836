import { seoulDay } from '@doran/site/core'

/** “올해의 책은 12월 1일에 나와요”, of the day that the next season begins on. */
export function seasonWords({ opensAt }: { opensAt: string }): string {
  const [, month, day] = seoulDay(new Date(opensAt)).split('-').map(Number)
  return `올해의 책은 ${month}월 ${day}일에 나와요.`
}

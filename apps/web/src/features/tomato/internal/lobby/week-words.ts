import { TIME_ZONE } from '@doran/contract/specification'

const day = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  month: 'long',
  day: 'numeric',
})

/** “11월 16일~11월 22일”: a week ends before the Monday on which the next one begins. */
export function weekWords({ from, to }: { from: string; to: string }): string {
  const last = new Date(new Date(to).getTime() - 86_400_000)
  return `${day.format(new Date(from))}~${day.format(last)}`
}

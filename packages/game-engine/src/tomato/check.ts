import type { TomatoContent } from '@doran/contract'
import { repeated } from '../repeated.js'

export function checkTomato(content: TomatoContent): string[] {
  const { seconds, mostSeconds, stageMs, bands } = content
  return [
    ...repeated(bands.map(({ key }) => key)).map((key) => `bands: the key ${key} stands twice`),
    ...(bands[0]?.from === 0 ? [] : ['bands: none holds 0']),
    ...bands
      .filter(({ from }, at) => from <= (bands[at - 1]?.from ?? -1))
      .map(({ key }) => `bands.${key}: it begins no later than the one before`),
    ...Object.entries(stageMs)
      .filter(([, { from, to }]) => from > to)
      .map(([stage]) => `stageMs.${stage}: it ends before it begins`),
    ...(mostSeconds < seconds ? ['mostSeconds: less than it takes without golden ones'] : []),
  ]
}

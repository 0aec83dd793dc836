import type { TierContent } from '@doran/contract'
import { repeated } from '../repeated.js'
import { isOwn } from './outcome.js'

const LEAST_ITEMS = 4

export function checkTier({ rows, items }: TierContent): string[] {
  const lists = [
    ['rows', rows],
    ['items', items],
  ] as const
  return [
    ...lists.flatMap(([name, list]) => [
      ...repeated(list.map(({ key }) => key)).map((key) => `${name}: the key ${key} stands twice`),
      ...repeated(list.map(({ label }) => label.trim())).map(
        (label) => `${name}: the label “${label}” stands twice`,
      ),
      ...list
        .filter(({ key }) => isOwn(key))
        .map(({ key }) => `${name}: ${key} could be a player's own`),
    ]),
    ...(rows.every(({ score }, at) => at === 0 || score < (rows[at - 1]?.score ?? 0))
      ? []
      : ['rows: the scores do not fall from the top']),
    ...(items.length > 0 && items.length < LEAST_ITEMS
      ? [`items: fewer than ${LEAST_ITEMS}, and not none`]
      : []),
  ]
}

import type { BranchContent } from '@doran/contract'
import { repeated } from '../repeated.js'
import type { BranchState } from './branch-state.js'
import { flagsAfter, offeredChoices } from './choices.js'

const MOST_STATES = 20_000

/** What is reached is asked only where nothing else is wrong. */
export function checkBranch(content: BranchContent): string[] {
  const problems = [...checkKeys(content), ...checkConditions(content)]
  return problems.length > 0 ? problems : checkReach(content)
}

function checkKeys({ start, nodes, endings }: BranchContent): string[] {
  const keys = [...nodes, ...endings].map(({ key }) => key)
  const known = new Set(keys)
  return [
    ...repeated(keys).map((key) => `the key ${key} stands twice`),
    ...(nodes.some(({ key }) => key === start) ? [] : [`start: there is no scene ${start}`]),
    ...nodes.flatMap(({ key, choices }) =>
      choices
        .filter(({ to }) => !known.has(to))
        .map(({ to }) => `nodes.${key}: nothing is called ${to}`),
    ),
  ]
}

function checkConditions({ nodes }: BranchContent): string[] {
  const choices = nodes.flatMap((node) => node.choices.map((choice) => ({ node, choice })))
  const set = new Set(choices.flatMap(({ choice }) => choice.sets))
  return choices.flatMap(({ node, choice: { text, requires, forbids } }) => [
    ...[...requires, ...forbids]
      .filter((flag) => !set.has(flag))
      .map((flag) => `nodes.${node.key}: “${text}” asks for ${flag}, which nothing sets`),
    ...requires
      .filter((flag) => forbids.includes(flag))
      .map((flag) => `nodes.${node.key}: “${text}” requires and forbids ${flag}`),
  ])
}

type Place = Pick<BranchState, 'at' | 'flags'>

const nameOf = ({ at, flags }: Place) => `${at} ${flags.join()}`

/** Every state that can be played to, with those that lead to it. */
function explore(content: BranchContent) {
  const first: Place = { at: content.start, flags: [] }
  const places = new Map([[nameOf(first), first]])
  const before = new Map<string, string[]>()
  const offered = new Set<string>()
  const waiting = [first]
  for (const place of waiting) {
    for (const { index, choice } of offeredChoices(content, place)) {
      offered.add(`${place.at} ${index}`)
      const next = { at: choice.to, flags: flagsAfter(place.flags, choice) }
      const name = nameOf(next)
      const earlier = before.get(name)
      if (earlier !== undefined) {
        earlier.push(nameOf(place))
        continue
      }
      before.set(name, [nameOf(place)])
      if (places.has(name)) continue
      if (places.size >= MOST_STATES) return null
      places.set(name, next)
      waiting.push(next)
    }
  }
  return { places, before, offered }
}

function checkReach(content: BranchContent): string[] {
  const { nodes, endings } = content
  const found = explore(content)
  if (found === null) return [`more than ${MOST_STATES} ways to stand: fewer conditions, please`]
  const { places, before, offered } = found
  const reached = new Set([...places.values()].map(({ at }) => at))
  const isEnding = (key: string) => endings.some((ending) => ending.key === key)
  const stands = [...places.values()].filter(({ at }) => !isEnding(at))
  const dead = stands.filter((place) => offeredChoices(content, place).length === 0)
  const ends = leadingTo(
    [...places].filter(([, { at }]) => isEnding(at)).map(([name]) => name),
    before,
  )
  const endless = stands.filter((place) => !dead.includes(place) && !ends.has(nameOf(place)))
  const words = ({ at, flags }: Place) =>
    `nodes.${at} (${flags.join(', ') || 'nothing remembered'})`
  return [
    ...[...nodes, ...endings]
      .filter(({ key }) => !reached.has(key))
      .map(({ key }) => `${key}: nothing leads to it`),
    ...nodes.flatMap(({ key, choices }) =>
      choices
        .filter((_, index) => reached.has(key) && !offered.has(`${key} ${index}`))
        .map(({ text }) => `nodes.${key}: “${text}” is never offered`),
    ),
    ...dead.map((place) => `${words(place)}: nothing can be chosen`),
    ...endless.map((place) => `${words(place)}: no ending can be reached`),
  ]
}

function leadingTo(
  names: readonly string[],
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found) for (const earlier of before.get(name) ?? []) found.add(earlier)
  return found
}
